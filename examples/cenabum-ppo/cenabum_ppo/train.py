"""Masked PPO by self-play, in plain PyTorch and one file, for any number of players of Orléans.

    python -m cenabum_ppo.train FOLDER --minutes 60      # the same command goes on where it was stopped
    python -m cenabum_ppo.train FOLDER --teacher MOVES   # begin by doing as bots did: MOVES is of `cenabum simulate --decisions MOVES`

All seats of 256 tables (`cenabum.envs.Tables`) are played by the same network. What a seat sees is a row of numbers, what it may do
a list of codes. The network makes a *wish* of the row, a short vector, and the likelier moves are those whose own vector looks more
like it; moves that are not legal take no part (that is the mask). A move's vector is the sum of those of its factors, its kind and
its arguments, so that what is learned about a boatman on one space helps on another. The reward is the change of a seat's points.

FOLDER gets `state.pt` (everything to go on with), `curve.csv` (a line for each look at how it plays) and `ppo.npz`, the bot's weights.
"""

import argparse
import csv
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from cenabum.envs import OneSeat, Tables
from cenabum_ppo import GAME, Inputs, Offers

TABLES = 256
STEPS = 64  # decisions at each table before the network learns
EPOCHS, BATCH = 3, 2048
LEARNING_RATE, CLIP, ENTROPY, LEAST_CHANCE = 3e-4, 0.2, 0.003, 1e-9
DISCOUNT, TRACE = 1.0, 0.95  # of generalised advantage estimation: no discount, since a game has an end
POINTS = 20.0  # so many points are 1 to the network
WIDTH, VECTOR, VALUE_WIDTH = 256, 64, 128
LESSONS, LESSON_BATCH, LESSON_RATE = 3, 1024, 1e-3  # epochs with a teacher, and how fast it learns there
VALUE_FIRST = 10  # updates after the lessons in which only the value is learned
LOOK_EVERY, LOOK_GAMES = 30, 20  # how often to look how it plays, and how many games against each bot


class Network(nn.Module):
    """What to wish for, and how many points are still to come."""

    def __init__(self, inputs: int, factors: list[list[int]], names: int) -> None:
        super().__init__()
        own = torch.arange(len(factors))[:, None] + names  # besides its factors, every move has something of its own
        self.register_buffer("factors", torch.cat([torch.tensor(factors), own], dim=1))
        self.trunk = nn.Sequential(nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.wish = nn.Linear(WIDTH, VECTOR)
        self.parts = nn.Embedding(names + len(factors), VECTOR, padding_idx=0)
        # The value has layers of its own: what it learns must not disturb what is wished for.
        self.value = nn.Sequential(nn.Linear(inputs, VALUE_WIDTH), nn.ReLU(), nn.Linear(VALUE_WIDTH, VALUE_WIDTH), nn.ReLU(),
                                   nn.Linear(VALUE_WIDTH, 1))  # fmt: skip
        nn.init.normal_(self.parts.weight, std=0.05)

    def moves(self) -> torch.Tensor:
        """The vector of every move."""
        return self.parts(self.factors).sum(1)

    def forward(self, inputs: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of the legal moves (codes; -1 fills a row up), and the value."""
        wish = self.wish(self.trunk(inputs))
        likes = (self.moves()[legal.clamp(min=0)] * wish[:, None]).sum(-1)
        likes = likes.masked_fill(legal < 0, -torch.inf)
        return torch.log_softmax(likes, 1), self.value(inputs)[:, 0]


def padded(lists: list[list[int]]) -> torch.Tensor:
    """Lists of codes as a table; -1 where a list is shorter."""
    longest = max(map(len, lists))
    return torch.tensor([[*each, *[-1] * (longest - len(each))] for each in lists])


class Training:
    """Tables, network, and how far it has come."""

    def __init__(self, folder: Path, players: int, seed: int) -> None:
        self.folder, self.players = folder, players
        self.tables = Tables(GAME, TABLES, None, players=players, rewards="points", copy=False)
        self.inputs = Inputs(self.tables.match.features)
        self.offers = Offers(self.tables.match.moves)
        torch.manual_seed(seed)
        self.chance = np.random.default_rng(seed)
        names, factors = self.tables.match.moves.factors()
        self.network = Network(self.inputs.size, factors, len(names))
        self.optimizer = torch.optim.Adam(self.network.parameters(), LEARNING_RATE, eps=1e-5)
        self.decisions = self.updates = self.value_first = 0
        self.seconds = self.cpu = 0.0
        self.curve: list[dict[str, float]] = []
        self.seen, _ = self.tables.reset(seed=seed)
        self.earned = np.zeros((TABLES, players), np.float32)  # since the seat last decided

    # ---- to stop and go on

    def save(self) -> None:
        """Everything to go on with, and the weights for the bot. A stopped training never finds half a file."""
        kept = {
            name: getattr(self, name)
            for name in ("decisions", "updates", "value_first", "seconds", "cpu", "curve", "tables", "earned")
        }
        kept |= {"network": self.network.state_dict(), "optimizer": self.optimizer.state_dict()}
        kept |= {"chance": self.chance.bit_generator.state, "torch": torch.get_rng_state()}
        torch.save(kept, self.folder / "state.new")
        (self.folder / "state.new").replace(self.folder / "state.pt")
        weights = {
            name: each.numpy() for name, each in self.network.state_dict().items() if name[:5] in ("trunk", "wish.")
        }
        with torch.no_grad():
            np.savez(self.folder / "new.npz", moves=self.network.moves().numpy(), **weights)
        (self.folder / "new.npz").replace(self.folder / "ppo.npz")
        with (self.folder / "curve.csv").open("w", newline="") as file:
            writer = csv.DictWriter(file, list(self.curve[0]))
            writer.writeheader()
            writer.writerows(self.curve)

    def restore(self) -> None:
        """Go on where `save` was."""
        kept = torch.load(self.folder / "state.pt", weights_only=False)
        self.network.load_state_dict(kept.pop("network"))
        self.optimizer.load_state_dict(kept.pop("optimizer"))
        self.chance.bit_generator.state = kept.pop("chance")
        torch.set_rng_state(kept.pop("torch"))
        vars(self).update(kept)
        self.seen = {"observation": self.tables.rows, "action_mask": self.tables.masks}

    # ---- to play

    @torch.no_grad()
    def play(self) -> list[dict[str, Any]]:
        """So many decisions at every table; those whose outcome is known, with advantage and return."""
        seats = np.array([table.seat for table in self.tables.tables])
        steps: list[dict[str, Any]] = []
        for _ in range(STEPS):
            inputs = torch.from_numpy(self.inputs(self.seen["observation"]))
            legal = [self.offers(moves) for moves in self.tables.legal()]
            chances, value = self.network(inputs, padded(legal))
            picked = torch.multinomial(chances.exp(), 1)[:, 0]
            codes = np.array([moves[each] for moves, each in zip(legal, picked.tolist(), strict=True)])
            # What the seat has earned since its last decision belongs to that one.
            before = self.earned[np.arange(TABLES), seats].copy()
            self.earned[np.arange(TABLES), seats] = 0
            self.seen, _, over, _, infos = self.tables.step(codes)
            self.earned += infos["rewards"].astype(np.float32) / POINTS
            last = self.earned.copy()
            self.earned[over] = 0
            chosen = chances.gather(1, picked[:, None])[:, 0].numpy()
            steps.append(
                {"inputs": inputs, "legal": legal, "picked": picked.numpy(), "chance": chosen, "value": value.numpy(), "seat": seats,
                 "before": before, "over": over, "last": last}
            )  # fmt: skip
            seats = infos["seat"]
        self.decisions += TABLES * STEPS
        return self.judged(steps)

    def judged(self, steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Walk back through what was played: how much better was each decision than the network expected (GAE)?"""
        shape = (TABLES, self.players)
        value, trace, reward = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        known = np.zeros(shape, bool)  # does the seat decide again in these steps, or does its game end here?
        each = np.arange(TABLES)
        for step in reversed(steps):
            over, at = step["over"], (each, step["seat"])
            value[over], trace[over], reward[over], known[over] = 0, 0, step["last"][over], True
            surprise = reward[at] + DISCOUNT * value[at] - step["value"]
            trace[at] = surprise + DISCOUNT * TRACE * trace[at]
            step["known"] = known[at].copy()
            step["advantage"], step["return"] = trace[at].copy(), trace[at] + step["value"]
            value[at], reward[at], known[at] = step["value"], step["before"], True
        return steps

    # ---- to learn

    def learn(self, steps: list[dict[str, Any]]) -> None:
        """Proximal policy optimisation: a few epochs over what was played."""
        known = np.concatenate([step["known"] for step in steps])
        inputs = torch.cat([step["inputs"] for step in steps])[known]
        legal = padded([moves for step in steps for moves in step["legal"]])[known]
        picked, chance, advantage, value = (
            torch.from_numpy(np.concatenate([step[name] for step in steps])[known])
            for name in ("picked", "chance", "advantage", "return")
        )
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(picked)).split(BATCH):
                chances, expected = self.network(inputs[some], legal[some])
                ratio = (chances.gather(1, picked[some, None])[:, 0] - chance[some]).exp()
                gain = torch.minimum(ratio * advantage[some], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[some])
                entropy = -(chances.exp() * chances.clamp(min=np.log(LEAST_CHANCE))).sum(1)
                loss = 0.5 * (expected - value[some]).square().mean()
                if self.updates >= self.value_first:
                    loss = loss - gain.mean() - ENTROPY * entropy.mean()
                self.follow(loss, self.optimizer)
        self.updates += 1

    def follow(self, loss: torch.Tensor, optimizer: torch.optim.Optimizer) -> None:
        """One step of gradient descent."""
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        optimizer.step()

    def taught(self, folder: Path) -> None:
        """Learn to do as bots did, from the data set of their decisions; the value is learned by the first updates that follow."""
        from pyarrow import parquet

        table = parquet.read_table(folder, columns=["row", "legal", "code"])
        rows = table["row"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
        legal = table["legal"].combine_chunks()
        offered, of = legal.flatten().to_numpy(), np.repeat(np.arange(len(table)), legal.value_lengths().to_numpy())
        thought_about = ~np.isin(offered, list(self.offers.never))
        offered, of = offered[thought_about], of[thought_about]
        number = np.bincount(of, minlength=len(table))
        moves = np.full((len(table), number.max()), -1, np.int16)  # as `padded` would write them
        moves[of, np.arange(len(of)) - np.repeat(np.cumsum(number) - number, number)] = offered
        right = moves == table["code"].to_numpy()[:, None]
        known = np.flatnonzero(right.any(1))
        rows, moves, picked = rows[known], torch.from_numpy(moves[known]), torch.from_numpy(right[known].argmax(1))
        optimizer = torch.optim.Adam(self.network.parameters(), LESSON_RATE)
        for lesson in range(LESSONS):
            same = 0
            for some in torch.randperm(len(picked)).split(LESSON_BATCH):
                chances, _ = self.network(torch.from_numpy(self.inputs(rows[some.numpy()])), moves[some].long())
                self.follow(-chances.gather(1, picked[some, None]).mean(), optimizer)
                same += int((chances.argmax(1) == picked[some]).sum())
            print(
                f"lesson {lesson + 1}: {same / len(picked):.1%} of {len(picked)} decisions as the teacher", flush=True
            )
        self.value_first = VALUE_FIRST

    # ---- to look

    @contextmanager
    def timed(self) -> Iterator[None]:
        """What is done meanwhile counts as training."""
        clock, cpu = time.monotonic(), time.process_time()
        yield
        self.seconds += time.monotonic() - clock
        self.cpu += time.process_time() - cpu

    @torch.no_grad()
    def look(self) -> None:
        """How does it play against bots, on all seats in turn? These games are not learned from."""
        found: dict[str, float] = {"decisions": self.decisions, "seconds": self.seconds, "cpu": self.cpu}
        for bot in ("random", "novice", "greedy"):
            env = OneSeat(GAME, (f"bot:{bot}",) * (self.players - 1))
            points, won = 0.0, 0.0
            for game in range(LOOK_GAMES):
                seen, info = env.reset(seed=self.updates * LOOK_GAMES + game)
                over, reward = False, 0.0
                while not over:
                    legal = self.offers(np.flatnonzero(info["action_mask"]).tolist())
                    chances, _ = self.network(torch.from_numpy(self.inputs(seen["observation"][None])), padded([legal]))
                    seen, reward, over, _, info = env.step(legal[int(chances.argmax())])
                points += sum(env.match.rules.points(env.match.state, env.seat)) / LOOK_GAMES
                won += (reward + 1) / 2 / LOOK_GAMES
            found |= {f"points_{bot}": points, f"won_{bot}": won}
        self.curve.append(found)
        print({name: round(each, 3) for name, each in found.items()}, flush=True)


def main() -> None:
    """Train for so many minutes in all, or so many updates."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--teacher", type=Path, help="a folder of decisions to begin with")
    parser.add_argument("--updates", type=int, default=1 << 30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    random.seed(asked.seed)
    asked.folder.mkdir(parents=True, exist_ok=True)
    training = Training(asked.folder, asked.players, asked.seed)
    if (asked.folder / "state.pt").exists():
        training.restore()
    else:
        if asked.teacher is not None:
            with training.timed():
                training.taught(asked.teacher)
        training.look()
        training.save()
    while training.seconds < 60 * asked.minutes and training.updates < asked.updates:
        with training.timed():
            training.learn(training.play())
        if training.updates % LOOK_EVERY == 0:
            training.look()
            training.save()
    training.look()
    training.save()


if __name__ == "__main__":
    main()
