"""Batches and their arrays."""
import numpy as np
import pytest

import mallard


def test_what_happens_does_not_depend_on_threads():
    batches = [mallard.Batch("battleducks", 50, seed=4, threads=threads) for threads in (1, 2, 3)]
    for batch in batches:
        batch.playout(seed=9)
        assert batch.states["over"].all()
    assert (batches[0].states == batches[1].states).all()
    assert (batches[0].states == batches[2].states).all()
    assert batches[0].match(7).hash == batches[1].match(7).hash


def test_a_match_of_a_batch_is_an_ordinary_one():
    batch = mallard.Batch("battleducks", 3, seed=4, history=True, first_player="p1")
    match = mallard.Match("battleducks", seed=batch.seed(2), first_player="p1")
    assert match.hash == batch.match(2).hash
    match.apply(0, match.legal_nth(0, 5))
    batch.step_nth([mallard.PASS, mallard.PASS, 5])
    assert match.hash == batch.match(2).hash
    assert list(batch.states["action_count"]) == [0, 0, 1]
    batch.restart(2)
    assert list(batch.states["action_count"]) == [0, 0, 0]


def test_actions_by_arrays():
    batch = mallard.Batch("naval_war", 4, seed=0)
    legal = batch.legal(3)
    assert legal.shape == (4, 3) and legal.dtype == mallard.ACTION
    batch.step(legal[:, 1])
    wrong = np.zeros(4, mallard.ACTION)
    wrong["kind"][2] = 60000
    with pytest.raises(mallard.MallardError):
        batch.step(wrong)
    with pytest.raises(mallard.InvalidArgument):
        batch.step_nth([0])
    with pytest.raises(mallard.InvalidArgument):
        batch.match(4)
    with pytest.raises(mallard.InvalidArgument):
        mallard.Batch("naval_war", 0)
    assert len(batch) == 4 and repr(batch) == "<Batch of 4 naval_war matches, 0 over>"


def test_layouts_are_the_compilers():
    from mallard._native import ffi
    from mallard.records import DTYPES
    for name, dtype in DTYPES.items():
        assert dtype.itemsize == ffi.sizeof(name)
        for field, described in ffi.typeof(name).fields:
            assert dtype.fields[field][1] == described.offset
