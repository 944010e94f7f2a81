#include "src/engine/inflate.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace mallard {
namespace {

constexpr int kMostBits = 15;   // Of a code.
constexpr int kQuickBits = 10;  // Codes up to here are found at once.
constexpr int kLiterals = 288;  // Bytes, the end of a block, lengths.
constexpr int kDistances = 32;
constexpr uint32_t kEndOfBlock = 256;
constexpr uint32_t kFirstLength = 257;

constexpr uint16_t kLengthBase[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr uint8_t kLengthBits[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                   2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr uint16_t kDistanceBase[] = {
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
constexpr uint8_t kDistanceBits[] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                     6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};
// The order in which the lengths of the code for lengths are told.
constexpr uint8_t kLengthOrder[] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                    11, 4,  12, 3, 13, 2, 14, 1, 15};

// Bits in the order they were written; zeros behind the end, which is remembered.
class BitReader {
 public:
  explicit BitReader(absl::Span<const uint8_t> bytes) : bytes_(bytes) {}

  // The next bits, at most 32 of them, without taking them.
  uint32_t Peek(int count) {
    if (held_ < count) Fill(count);
    return static_cast<uint32_t>(buffer_ & ((uint64_t{1} << count) - 1));
  }
  void Skip(int count) {
    buffer_ >>= count;
    held_ -= count;
  }
  uint32_t Take(int count) {
    const uint32_t bits = Peek(count);
    Skip(count);
    return bits;
  }
  void SkipToByte() { Skip(held_ % 8); }
  // Whether no more was taken than there is.
  bool good() const { return at_ - static_cast<size_t>(held_ / 8) <= bytes_.size(); }

 private:
  void Fill(int count) {
    if (bytes_.size() - std::min(at_, bytes_.size()) >= 8) {
      // As many whole bytes as there is room for. Bits of the next one may lie above: it will bring
      // the same.
      uint64_t ahead;
      std::memcpy(&ahead, bytes_.data() + at_, 8);
      if constexpr (std::endian::native == std::endian::big) ahead = __builtin_bswap64(ahead);
      buffer_ |= ahead << held_;
      at_ += static_cast<size_t>((63 - held_) / 8);
      held_ += (63 - held_) / 8 * 8;
      return;
    }
    for (; held_ < count; ++at_, held_ += 8) {
      if (at_ < bytes_.size()) buffer_ |= uint64_t{bytes_[at_]} << held_;
    }
  }

  absl::Span<const uint8_t> bytes_;
  size_t at_ = 0;
  uint64_t buffer_ = 0;
  int held_ = 0;
};

// A canonical prefix code, given by the length of each symbol's code; 0: it has none.
class Code {
 public:
  // False if there are more codes than there is room for.
  bool Make(absl::Span<const uint8_t> lengths) {
    std::fill(std::begin(quick_), std::end(quick_), uint16_t{0});
    std::fill(std::begin(counts_), std::end(counts_), uint16_t{0});
    for (const uint8_t length : lengths) ++counts_[length];
    counts_[0] = 0;
    uint32_t next[kMostBits + 2] = {};
    uint16_t first[kMostBits + 2] = {};
    for (int bits = 1; bits <= kMostBits; ++bits) {
      next[bits + 1] = (next[bits] + counts_[bits]) << 1;
      first[bits + 1] = static_cast<uint16_t>(first[bits] + counts_[bits]);
      if (next[bits] + counts_[bits] > 1u << bits) return false;
    }
    for (size_t symbol = 0; symbol < lengths.size(); ++symbol) {
      const int bits = lengths[symbol];
      if (bits == 0) continue;
      symbols_[first[bits]++] = static_cast<uint16_t>(symbol);
      const uint32_t code = next[bits]++;
      if (bits > kQuickBits) continue;
      for (uint32_t at = Reversed(code, bits); at < 1u << kQuickBits; at += 1u << bits) {
        quick_[at] = static_cast<uint16_t>(symbol << 4 | static_cast<size_t>(bits));
      }
    }
    return true;
  }

  // The next symbol; -1 if there is none of that code.
  int Read(BitReader& in) const {
    const uint32_t ahead = in.Peek(kMostBits);
    if (const uint16_t found = quick_[ahead & ((1u << kQuickBits) - 1)]; found != 0) {
      in.Skip(found & 15);
      return found >> 4;
    }
    uint32_t code = 0, first = 0, index = 0;
    for (int bits = 1; bits <= kMostBits; ++bits) {
      code |= ahead >> (bits - 1) & 1;
      if (code < first + counts_[bits]) {
        in.Skip(bits);
        return symbols_[index + code - first];
      }
      index += counts_[bits];
      first = (first + counts_[bits]) << 1;
      code <<= 1;
    }
    return -1;
  }

 private:
  static uint32_t Reversed(uint32_t code, int bits) {
    uint32_t reversed = 0;
    for (int i = 0; i < bits; ++i) reversed = reversed << 1 | (code >> i & 1);
    return reversed;
  }

  uint16_t quick_[1 << kQuickBits];  // Symbol and length by the bits ahead; 0: a longer code.
  uint16_t counts_[kMostBits + 1];   // Codes by length.
  uint16_t symbols_[kLiterals];      // In the order of their codes.
};

struct Codes {
  Code literals;
  Code distances;
};

bool MakeFixedCodes(Codes& codes) {
  uint8_t lengths[kLiterals];
  std::fill(lengths, lengths + 144, uint8_t{8});
  std::fill(lengths + 144, lengths + 256, uint8_t{9});
  std::fill(lengths + 256, lengths + 280, uint8_t{7});
  std::fill(lengths + 280, lengths + kLiterals, uint8_t{8});
  const bool made = codes.literals.Make(lengths);
  std::fill(lengths, lengths + kDistances, uint8_t{5});
  return made && codes.distances.Make(absl::MakeConstSpan(lengths, kDistances));
}

bool ReadCodes(BitReader& in, Codes& codes) {
  const size_t literals = in.Take(5) + 257, distances = in.Take(5) + 1, told = in.Take(4) + 4;
  uint8_t lengths[kLiterals + kDistances] = {};
  for (size_t i = 0; i < told; ++i) lengths[kLengthOrder[i]] = static_cast<uint8_t>(in.Take(3));
  if (literals > kLiterals || !codes.literals.Make(absl::MakeConstSpan(lengths, 19))) return false;
  const Code& code = codes.literals;  // For the lengths; then made anew.
  for (size_t at = 0; at < literals + distances;) {
    const int symbol = code.Read(in);
    if (symbol < 0 || !in.good()) return false;
    if (symbol < 16) {
      lengths[at++] = static_cast<uint8_t>(symbol);
      continue;
    }
    if (symbol == 16 && at == 0) return false;
    const uint8_t repeated = symbol == 16 ? lengths[at - 1] : uint8_t{0};
    const size_t times = symbol == 16   ? 3 + in.Take(2)
                         : symbol == 17 ? 3 + in.Take(3)
                                        : 11 + in.Take(7);
    if (at + times > literals + distances) return false;
    std::fill_n(lengths + at, times, repeated);
    at += times;
  }
  return codes.literals.Make(absl::MakeConstSpan(lengths, literals)) &&
         codes.distances.Make(absl::MakeConstSpan(lengths + literals, distances));
}

// Where what comes out goes.
struct Output {
  const char* begin;
  char* at;  // Behind what has been written.
  const char* end;

  size_t written() const { return static_cast<size_t>(at - begin); }
  size_t room() const { return static_cast<size_t>(end - at); }
};

bool ReadStored(BitReader& in, Output& out) {
  in.SkipToByte();
  const uint32_t length = in.Take(16);
  if ((in.Take(16) ^ length) != 0xFFFF || out.room() < length) return false;
  for (uint32_t i = 0; i < length; ++i) *out.at++ = static_cast<char>(in.Take(8));
  return in.good();
}

bool ReadBlock(BitReader& in, const Codes& codes, Output& out) {
  while (in.good()) {
    const int symbol = codes.literals.Read(in);
    if (symbol < 0) return false;
    if (symbol == kEndOfBlock) return in.good();
    if (out.room() == 0) return false;
    if (symbol < static_cast<int>(kEndOfBlock)) {
      *out.at++ = static_cast<char>(symbol);
      continue;
    }
    const size_t step = static_cast<size_t>(symbol) - kFirstLength;
    if (step >= std::size(kLengthBase)) return false;
    const size_t length = kLengthBase[step] + in.Take(kLengthBits[step]);
    const int far = codes.distances.Read(in);
    if (far < 0 || static_cast<size_t>(far) >= std::size(kDistanceBase)) return false;
    const size_t distance = kDistanceBase[far] + in.Take(kDistanceBits[far]);
    if (distance > out.written() || length > out.room()) return false;
    const char* const from = out.at - distance;
    if (distance >= length) {
      std::memcpy(out.at, from, length);
    } else {  // It repeats what is being written.
      for (size_t i = 0; i < length; ++i) out.at[i] = from[i];
    }
    out.at += length;
  }
  return false;
}

}  // namespace

bool Inflate(absl::Span<const uint8_t> deflated, size_t size, std::string& out) {
  out.resize(size);
  Output left = {out.data(), out.data(), out.data() + size};
  BitReader in(deflated);
  Codes codes;
  for (bool last = false; !last;) {
    last = in.Take(1) != 0;
    switch (in.Take(2)) {
      case 0:
        if (!ReadStored(in, left)) return false;
        break;
      case 1:
        if (!MakeFixedCodes(codes) || !ReadBlock(in, codes, left)) return false;
        break;
      case 2:
        if (!ReadCodes(in, codes) || !ReadBlock(in, codes, left)) return false;
        break;
      default:
        return false;
    }
  }
  return in.good() && left.room() == 0;
}

}  // namespace mallard
