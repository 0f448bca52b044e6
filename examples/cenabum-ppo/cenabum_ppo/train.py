"""Masked PPO by self-play, in plain PyTorch and one file, for any number of players of Orléans.

    python -m cenabum_ppo.train FOLDER --minutes 60              # the same command goes on where it was stopped
    python -m cenabum_ppo.train FOLDER --teacher bot:greedy      # in the beginning a bot says what it would do

All seats of 256 tables (`cenabum.envs.Tables`) are played by the same network. What a seat sees is a row of numbers, what it may do
a list of codes. The network makes a *wish* of the row, a short vector, and the likelier moves are those whose own vector looks more
like it; moves that are not legal take no part (that is the mask). A move's vector is the sum of those of its factors, its kind and
its arguments, so that what is learned about a boatman on one space helps on another. The reward is the change of a seat's points.

Every process plays its share of the tables and learns from it; after each batch the processes take the mean of their gradients, so
that all have the same network. FOLDER gets `state-0.pt`, `state-1.pt` ... (of each process, to go on with), `curve.csv` (a line for
each look at how it plays) and the bot's weights, `ppo.npz` those of the last look and `best.npz` those with most points in a look.
"""

import argparse
import csv
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import distributed, multiprocessing, nn
from torch.nn.functional import embedding

from cenabum.bots.asking import decide
from cenabum.bots.register import bot_named
from cenabum.envs import Tables
from cenabum_ppo import GAME, Inputs, Offers

TABLES = 256  # of all processes together
STEPS = 64  # decisions at each table before the network learns
EPOCHS, BATCH = 3, 2048
LEARNING_RATE, HALVED = 1e-3, 60  # it is a half of that after so many updates, a third after twice as many
CLIP, ENTROPY = 0.2, 0.005
DISCOUNT, TRACE = 1.0, 0.99  # of generalised advantage estimation: no discount, since a game has an end
POINTS = 20.0  # so many points are 1 to the network
WIDTH, VECTOR, VALUE_WIDTH = 256, 64, 128
LESSONS = 250  # updates in which the teacher says what it would do; it is minded less and less
LOOK_EVERY, LOOK_GAMES = 40, 100  # how often to look how it plays, and how many games against each bot
LOOK_AT = ("novice", "greedy")


class Network(nn.Module):
    """What to wish for, and how many points are still to come."""

    def __init__(self, inputs: int, factors: list[list[int]], names: int) -> None:
        super().__init__()
        own = torch.arange(len(factors))[:, None] + names  # besides its factors, every move has something of its own
        self.register_buffer("factors", torch.cat([torch.tensor(factors), own], dim=1))
        self.trunk = layers(inputs, WIDTH)
        self.wish = nn.Linear(WIDTH, VECTOR)
        self.parts = nn.Embedding(names + len(factors), VECTOR, padding_idx=0)
        # The value has layers of its own: what it learns must not disturb what is wished for.
        self.judge = layers(inputs, VALUE_WIDTH)
        self.value = nn.Linear(VALUE_WIDTH, 1)
        nn.init.normal_(self.parts.weight, std=0.05)

    def moves(self) -> torch.Tensor:
        """The vector of every move."""
        return self.parts(self.factors).sum(1)

    def forward(self, inputs: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of the legal moves (codes; -1 fills a row up), and the value."""
        with torch.autocast("cpu", torch.bfloat16):  # the wide layers take most time, and half the digits will do
            seen, judged = self.trunk(inputs), self.judge(inputs)
        wish, value = self.wish(seen.float()), self.value(judged.float())[:, 0]
        real = legal >= 0
        row = real.nonzero()[:, 0]
        likes = (embedding(legal[real], self.moves()) * embedding(row, wish)).sum(1)
        likes = torch.full(legal.shape, -torch.inf).masked_scatter(real, likes)
        return torch.log_softmax(likes, 1), value


def layers(inputs: int, width: int) -> nn.Sequential:
    """Two layers."""
    return nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())


def padded(lists: list[list[int]]) -> torch.Tensor:
    """Lists of codes as a table; -1 where a list is shorter."""
    lengths = np.fromiter(map(len, lists), np.int64, len(lists))
    table = np.full((len(lists), lengths.max()), -1)
    table[np.arange(lengths.max()) < lengths[:, None]] = np.fromiter(chain.from_iterable(lists), np.int64)
    return torch.from_numpy(table)


def mean(numbers: torch.Tensor) -> torch.Tensor:
    """The mean of what the processes have."""
    distributed.all_reduce(numbers)
    return numbers / distributed.get_world_size()


class Training:
    """The tables of one process, the network, and how far it has come."""

    def __init__(
        self, folder: Path, players: int, seed: int, teacher: str | None, process: int, processes: int
    ) -> None:
        self.folder, self.players, self.process, self.processes = folder, players, process, processes
        self.number = TABLES // processes  # of tables
        self.tables = Tables(GAME, self.number, None, players=players, rewards="points", copy=False)
        self.teacher = teacher and bot_named(teacher, GAME)()
        self.inputs = Inputs(self.tables.match.features)
        self.offers = Offers(self.tables.match.moves)
        names, factors = self.tables.match.moves.factors()
        torch.manual_seed(seed)  # the same network everywhere
        self.network = Network(self.inputs.size, factors, len(names))
        self.optimizer = torch.optim.Adam(self.network.parameters(), eps=1e-5)
        torch.manual_seed(seed + process)  # but other games
        self.updates = 0
        self.seconds = self.cpu = 0.0
        self.curve: list[dict[str, float]] = []
        self.seen, _ = self.tables.reset(seed=seed + process)
        self.earned = np.zeros((self.number, players), np.float32)  # since the seat last decided

    # ---- to stop and go on

    def save(self) -> None:
        """Everything to go on with, and the weights for the bot. A stopped training never finds half a file."""
        kept = {name: getattr(self, name) for name in ("updates", "seconds", "cpu", "curve", "tables", "earned")}
        kept |= {"network": self.network.state_dict(), "optimizer": self.optimizer.state_dict()}
        kept |= {"torch": torch.get_rng_state()}
        torch.save(kept, self.state_file().with_suffix(".new"))
        mean(torch.zeros(1))  # all have written; now none stays behind
        self.state_file().with_suffix(".new").replace(self.state_file())
        if self.process:
            return
        weights = {
            name: each.numpy() for name, each in self.network.state_dict().items() if name[:5] in ("trunk", "wish.")
        }
        with torch.no_grad():
            np.savez(self.folder / "new.npz", moves=self.network.moves().numpy(), **weights)
        (self.folder / "new.npz").replace(self.folder / "ppo.npz")
        points = [sum(number for name, number in look.items() if name.startswith("points")) for look in self.curve]
        if points[-1] == max(points):
            shutil.copy(self.folder / "ppo.npz", self.folder / "best.npz")
        with (self.folder / "curve.csv").open("w", newline="") as file:
            writer = csv.DictWriter(file, list(self.curve[0]))
            writer.writeheader()
            writer.writerows(self.curve)

    def state_file(self) -> Path:
        """Where this process keeps what it needs to go on."""
        return self.folder / f"state-{self.process}.pt"

    def restore(self) -> None:
        """Go on where `save` was."""
        kept = torch.load(self.state_file(), weights_only=False)
        self.network.load_state_dict(kept.pop("network"))
        self.optimizer.load_state_dict(kept.pop("optimizer"))
        torch.set_rng_state(kept.pop("torch"))
        vars(self).update(kept)
        self.seen = {"observation": self.tables.rows, "action_mask": self.tables.masks}

    # ---- to play

    def lesson(self) -> float:
        """How much the teacher is minded: 1 in the beginning, 0 after the lessons."""
        return max(0.0, 1 - self.updates / LESSONS) if self.teacher else 0.0

    def advice(self, legal: list[list[int]]) -> npt.NDArray[np.int64]:
        """What the teacher would do at each table, as a number among the legal moves; -1 if it is not thought about."""
        if not self.lesson():
            return np.full(self.number, -1)
        codes = [decide(table.course.seen, table.seat, self.teacher, self.updates) for table in self.tables.tables]
        return np.array([moves.index(code) if code in moves else -1 for code, moves in zip(codes, legal, strict=True)])

    @torch.no_grad()
    def play(self) -> list[dict[str, Any]]:
        """So many decisions at every table; those whose outcome is known, with advantage and return."""
        each = np.arange(self.number)
        seats = np.array([table.seat for table in self.tables.tables])
        steps: list[dict[str, Any]] = []
        for _ in range(STEPS):
            inputs = torch.from_numpy(self.inputs(self.seen["observation"]))
            legal = [self.offers(moves) for moves in self.tables.legal()]
            advice = self.advice(legal)
            chances, value = self.network(inputs, padded(legal))
            picked = torch.multinomial(chances.exp(), 1)[:, 0]
            codes = np.array([moves[each] for moves, each in zip(legal, picked.tolist(), strict=True)])
            # What the seat has earned since its last decision belongs to that one.
            before = self.earned[each, seats].copy()
            self.earned[each, seats] = 0
            self.seen, _, over, _, infos = self.tables.step(codes)
            self.earned += infos["rewards"].astype(np.float32) / POINTS
            last = self.earned.copy()
            self.earned[over] = 0
            chosen = chances.gather(1, picked[:, None])[:, 0].numpy()
            steps.append(
                {"inputs": inputs, "legal": legal, "picked": picked.numpy(), "chance": chosen, "value": value.numpy(), "seat": seats,
                 "before": before, "over": over, "last": last, "advice": advice}
            )  # fmt: skip
            seats = infos["seat"]
        return self.judged(steps)

    def judged(self, steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Walk back through what was played: how much better was each decision than the network expected (GAE)?"""
        shape = (self.number, self.players)
        value, trace, reward = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        known = np.zeros(shape, bool)  # does the seat decide again in these steps, or does its game end here?
        each = np.arange(self.number)
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
        """Proximal policy optimisation: a few epochs over what was played. In the beginning: to do as the teacher."""
        known = np.concatenate([step["known"] for step in steps])
        inputs = torch.cat([step["inputs"] for step in steps])
        legal = padded([moves for step in steps for moves in step["legal"]])
        picked, chance, advantage, value, advice = (
            torch.from_numpy(np.concatenate([step[name] for step in steps]))
            for name in ("picked", "chance", "advantage", "return", "advice")
        )
        advantage = (advantage - advantage[known].mean()) / (advantage[known].std() + 1e-6)
        lesson, advised = self.lesson(), (advice >= 0).float()
        self.optimizer.param_groups[0]["lr"] = LEARNING_RATE / (1 + self.updates / HALVED)
        batch = BATCH // self.processes
        for _ in range(EPOCHS):
            # Every process makes the same number of batches, however many decisions it knows the outcome of.
            order = torch.from_numpy(np.flatnonzero(known))[torch.randperm(int(known.sum()))]
            for some in order.tensor_split(max(1, self.number * STEPS // batch)):
                chances, expected = self.network(inputs[some], legal[some])
                ratio = (chances.gather(1, picked[some, None])[:, 0] - chance[some]).exp()
                gain = torch.minimum(ratio * advantage[some], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[some])
                entropy = -(chances.exp() * chances.masked_fill(chances.isinf(), 0)).sum(1)
                loss = 0.5 * (expected - value[some]).square().mean() - (1 - lesson) * (gain + ENTROPY * entropy).mean()
                if lesson:
                    alike = chances.gather(1, advice[some, None].clamp(min=0))[:, 0]
                    loss = loss - lesson * (alike * advised[some]).mean()
                self.follow(loss)
        self.updates += 1

    def follow(self, loss: torch.Tensor) -> None:
        """One step of gradient descent."""
        self.optimizer.zero_grad()
        loss.backward()
        weights = list(self.network.parameters())
        gradients = mean(torch.cat([each.grad.flatten() for each in weights]))
        for each, gradient in zip(weights, gradients.split([each.numel() for each in weights]), strict=True):
            each.grad = gradient.view_as(each)
        for parts in (("trunk", "wish", "parts"), ("judge", "value")):
            nn.utils.clip_grad_norm_([each for name in parts for each in getattr(self.network, name).parameters()], 0.5)
        self.optimizer.step()

    # ---- to look

    @contextmanager
    def timed(self) -> Iterator[None]:
        """How long it takes, on the clock and of all processors; the processes agree on it."""
        clock, cpu = time.monotonic(), time.process_time()
        yield
        spent = mean(torch.tensor([time.monotonic() - clock, time.process_time() - cpu]))
        self.seconds += float(spent[0])
        self.cpu += float(spent[1]) * self.processes

    @torch.no_grad()
    def look(self) -> None:
        """How does it play against bots, on all seats in turn? These games are not learned from."""
        decisions = self.updates * self.number * STEPS * self.processes
        found: dict[str, float] = {"decisions": decisions, "seconds": self.seconds, "cpu": self.cpu}
        for bot in LOOK_AT:
            games = LOOK_GAMES // self.processes
            tables = Tables(GAME, games, (f"bot:{bot}",) * (self.players - 1), rewards="points", copy=False)
            seen, infos = tables.reset(seed=self.updates * self.processes + self.process)
            seats = infos["seat"]
            points, playing = np.array([table.points for table in tables.tables], np.float32), np.ones(games, bool)
            while playing.any():
                legal = [self.offers(moves) for moves in tables.legal()]
                chances, _ = self.network(torch.from_numpy(self.inputs(seen["observation"])), padded(legal))
                picked = [moves[number] for moves, number in zip(legal, chances.argmax(1).tolist(), strict=True)]
                seen, _, over, _, infos = tables.step(np.array(picked))
                points[playing] += infos["rewards"][playing]
                playing &= ~over
            own = points[np.arange(games), seats]
            points[np.arange(games), seats] = -1
            result = mean(torch.tensor([own.mean(), (own > points.max(1)).mean()]))
            found |= {f"points_{bot}": float(result[0]), f"won_{bot}": float(result[1])}
        self.curve.append(found)
        if not self.process:
            print({name: round(each, 3) for name, each in found.items()}, flush=True)


def train(process: int, asked: argparse.Namespace) -> None:
    """What each process does: train for so many minutes in all, or so many updates."""
    torch.set_num_threads(1)
    meeting = f"file://{asked.folder.resolve() / 'meeting'}"
    distributed.init_process_group("gloo", meeting, rank=process, world_size=asked.processes)
    training = Training(asked.folder, asked.players, asked.seed, asked.teacher, process, asked.processes)
    if training.state_file().exists():
        training.restore()
    else:
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
    distributed.destroy_process_group()


def main() -> None:
    """Start the processes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--updates", type=int, default=1 << 30)
    parser.add_argument("--teacher", help="a bot that says in the beginning what it would do")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    (asked.folder / "meeting").unlink(missing_ok=True)
    multiprocessing.start_processes(train, (asked,), asked.processes, start_method="fork")


if __name__ == "__main__":
    main()
