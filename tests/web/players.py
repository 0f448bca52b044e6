"""A player in front of the page: sees what anyone sees and does what anyone can do, by mouse, touch or keyboard."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import ElementHandle, Error, Locator, Page, Position, expect

from tests.web.browsers import PATIENCE, Window

Hand = Literal["mouse", "touch", "keyboard"]
SPOKEN_TO = re.compile("(You|Ana|Bruno):")  # by name, where several people share a screen
ANSWERS = ("Pass", "Done", "Keep it for later")  # what is answered where nothing else can be done
AT_TABLE = "[role=region]:is([aria-label='What to do now'], [aria-label=History])"
AT_DOOR = "main[data-door]"
CALLED = """
  const called = (each) => (each.getAttribute("aria-label") || each.textContent).replace(/\\s+/g, " ").trim();
  const off = (each) => each.disabled || each.ariaDisabled === "true";
"""
FIND = f"""name => {{ {CALLED}
  const all = [...document.querySelectorAll("main button, main [role=button], main a, .ask button")];
  return all.find((each) => !off(each) && called(each) === name);
}}"""
RIM = """circle => {
  const { left, top, width, height } = circle.getBoundingClientRect();
  const rim = [[0.06, 0.5], [0.94, 0.5], [0.5, 0.06], [0.5, 0.94]].map(([x, y]) => ({ x: x * width, y: y * height }));
  const free = ({ x, y }) => circle.parentNode.contains(document.elementFromPoint(left + x, top + y));
  return rim.find(free) ?? rim[0];
}"""
"""Where the light around a way can be pressed: what lies on the way is a button of its own, and a town may cover a part."""
STEPS = f"""name => {{ {CALLED}
  const all = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
    .filter((each) => !off(each) && each.tabIndex >= 0 && each.getClientRects().length > 0 && each.checkVisibility())
    .filter((each) => each.type !== "radio" || each.checked);
  const to = all.findIndex((each) => called(each) === name && each.closest("main, .ask"));
  const from = all.indexOf(document.activeElement);
  return to < 0 ? null : from < 0 ? "lost" : to - from;
}}"""
LOOK = (
    f"() => {{ {CALLED}"
    """
  const labelled = (role, label) => document.querySelector(`[role=${role}][aria-label="${label}"]`);
  const sticksOut = (each) => (each.getClientRects().length > 0 ? each.scrollWidth - each.clientWidth : 0);
  const pressable = (root) => [...(root?.querySelectorAll("button, [role=button]") ?? [])];
  const buttons = (root, which = () => true) => pressable(root).filter(which).map((each) => [called(each), !off(each)]);
  const prompt = labelled("region", "What to do now");
  return JSON.stringify({
    prompt: prompt ? prompt.querySelector("p").textContent.replace(/\\s+/g, " ").trim() : "",
    busy: prompt?.ariaBusy === "true",
    answers: buttons(prompt),
    // What folds them away is no answer, nor what cannot be had now.
    choices: buttons(labelled("group", "Choices"), (each) => !each.ariaExpanded && each.ariaDisabled !== "true"),
    buttons: buttons(document.querySelector("main")),
    dialog: document.querySelector("dialog[open], [role=dialog]")?.textContent.trim() ?? "",
    wide: Math.max(...[...document.querySelectorAll("html, body, main, main section:not(section section), dialog[open]")]
      .map(sticksOut)),
  });
}"""
)
"""As one string: what hundreds of buttons are called takes three times as long piece by piece."""


@dataclass(frozen=True)
class Button:
    """Something that can be pressed."""

    name: str
    enabled: bool


@dataclass(frozen=True)
class Sight:
    """What a player sees: the sentence, its buttons, the choices, everything else that can be pressed."""

    prompt: str
    busy: bool
    answers: tuple[Button, ...]
    choices: tuple[Button, ...]
    buttons: tuple[Button, ...]
    dialog: str

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.prompt == "The game is over."

    @property
    def mine(self) -> bool:
        """Is something wanted of me, and is no answer under way?"""
        return SPOKEN_TO.match(self.prompt) is not None and not self.busy

    @property
    def planning(self) -> bool:
        """Am I planning?"""
        return "Plan your round" in self.prompt or "pick a lit space" in self.prompt

    def named(self, pattern: str) -> list[str]:
        """The names of what can be pressed now."""
        return [each.name for each in self.buttons if each.enabled and re.search(pattern, each.name)]


def open_drawer(page: Page, tab: Locator, hand: Hand = "mouse") -> Locator:
    """Open a drawer and wait for what is in it, which is loaded when it is first wanted."""
    (tab.tap if hand == "touch" else tab.click)()
    expect(tab).to_have_attribute("aria-selected", "true")
    panel = page.get_by_role("tabpanel")
    expect(panel).not_to_be_empty()
    return panel


class Player:
    """Intents: plan, act, travel, answer, pass. The hand decides how they are done."""

    def __init__(self, window: Window, hand: Hand = "mouse") -> None:
        self.window = window
        self.page: Page = window.page
        self.hand = hand
        self.presses = 0
        self.widest = 0

    # ---- coming and going

    def open(self, path: str) -> "Player":
        """Go to an address and wait until the table is there."""
        if self.page.url != "about:blank":
            self.page.goto("about:blank")  # where only what is behind # differs, a browser would not load anew
        self.page.goto(path)
        return self.seated()

    def seated(self) -> "Player":
        """Wait until the table is there; who has no seat is asked at the door, and watches."""
        there = self.page.locator(
            f"{AT_TABLE}, {AT_DOOR}"
        )  # not by roles: on a whole table that takes the browser long
        there.first.wait_for(state="attached")
        if self.page.locator(AT_DOOR).count():
            watch = self.page.get_by_role("button", name="Watch", exact=True)
            self.page.locator(AT_TABLE).or_(watch).first.wait_for(state="attached")
            if watch.count():
                watch.click()
                self.page.locator(AT_TABLE).wait_for(state="attached")
        return self

    def sit_down(self, name: str = "") -> "Player":
        """Take a seat at the door; the name is what the browser remembers, unless it is typed."""
        if name:
            self.page.get_by_label("Your name").fill(name)
        button = self.page.get_by_role("button", name="Sit down")
        self.presses += 1
        (button.tap if self.hand == "touch" else button.click)()
        return self

    def reload(self) -> "Player":
        self.page.reload()
        return self.seated()

    # ---- seeing

    def look(self) -> Sight:
        seen = self._seen()
        self.widest = max(self.widest, seen["wide"])

        def buttons(group: str) -> tuple[Button, ...]:
            return tuple(Button(*each) for each in seen[group])

        return Sight(
            seen["prompt"], seen["busy"], buttons("answers"), buttons("choices"), buttons("buttons"), seen["dialog"]
        )

    def _seen(self) -> dict[str, Any]:
        while True:
            try:
                seen: dict[str, Any] = json.loads(self.page.evaluate(LOOK))
            except Error as error:
                if "Execution context was destroyed" not in str(error):
                    raise
                self.page.wait_for_load_state()  # the page was loading anew
            else:
                return seen

    def wait(self, until: Callable[[Sight], bool], why: str, seconds: float = PATIENCE / 1000) -> Sight:
        """Look until something can be seen."""
        end = time.monotonic() + seconds
        pause = 15.0
        while True:
            sight = self.look()
            if until(sight):
                return sight
            assert time.monotonic() < end, f"{why}; there is: {sight}"
            self.page.wait_for_timeout(pause)
            pause = min(2 * pause, 120)  # looking costs the browser time that the page needs

    def turn(self) -> Sight:
        """Wait until something is wanted of me, or the game is over."""
        return self.wait(lambda sight: sight.mine or sight.over, "it never is my turn")

    def button(self, name: str) -> ElementHandle:
        """The first button or link of this name."""
        found = self.page.evaluate_handle(FIND, name).as_element()
        assert found, f"there is no {name}; there is: {self.look()}"
        return found

    # ---- doing

    def press(self, name: str) -> None:
        """Press what has this name."""
        self.presses += 1
        if self.hand == "keyboard":
            self._by_keyboard(name)
            return
        for attempt in range(3):
            button = self.button(name)
            if self.hand == "touch":
                self._to_tab_with(name, button)
            where: Position | None = None
            if name.startswith("Travel to "):
                button = button.query_selector_all("circle")[-1]
                where = button.evaluate(RIM)
            try:
                (button.tap if self.hand == "touch" else button.click)(timeout=PATIENCE, position=where)
            except Error as error:
                if attempt == 2 or "not attached" not in str(error):
                    raise  # otherwise the page has drawn it anew meanwhile
            else:
                return

    def _to_tab_with(self, name: str, button: ElementHandle) -> None:
        """On a phone the land, the others and the log are behind tabs."""
        if button.is_visible():
            return
        tab = "Land" if name.startswith("Travel to ") or "free space" in name else "Board"
        self.page.get_by_role("navigation").get_by_role("button", name=tab).tap()

    def _by_keyboard(self, name: str) -> None:
        """Tab to something and press Enter there."""
        for _ in range(6):
            steps = self.page.evaluate(STEPS, name)
            assert steps is not None, f"{name} cannot be reached by Tab; there is: {self.look()}"
            if steps == 0:
                self.page.keyboard.press("Enter")
                return
            # What had the focus may be gone: then the first Tab tells where we are.
            for _ in range(1 if steps == "lost" else abs(steps)):
                self.page.keyboard.press("Shift+Tab" if steps != "lost" and steps < 0 else "Tab")
        raise AssertionError(f"{name} cannot be reached by Tab")

    def place(self, follower: str, place: str) -> None:
        """Put a follower of the market on the first lit space of a place."""
        self.page.get_by_role("button", name=follower, exact=True).first.click()
        self.spaces(place).and_(self.page.locator("button:not([aria-disabled])")).first.click()

    def spaces(self, place: str) -> Locator:
        """The action spaces of a place on the board that is shown."""
        return self.page.get_by_role("region", name=place, exact=True).get_by_role(
            "button", name=re.compile("^space for ")
        )

    def fill(self, place: str) -> None:
        self.press(f"Fill {place} with the obvious followers")

    def plan(self, *places: str) -> None:
        """Fill these places, and the plan is done."""
        self.wait(lambda sight: sight.planning, "there is nothing to plan")
        for place in places:
            self.fill(place)
        self.press("Done")
        self.wait(lambda sight: not sight.planning, "the plan does not end")

    def act(self, place: str) -> None:
        """Use a place."""
        self.turn()
        self.press(f"Use {place}")

    def answer(self, number: int = 0) -> str:
        """Press one of the choices; its words."""
        sight = self.wait(lambda sight: bool(sight.choices) and sight.choices[0].enabled, "there is no choice")
        name = sight.choices[number].name
        self.press(name)
        return name

    def pass_(self) -> None:
        """Pass."""
        self.turn()
        self.press("Pass")

    def drawer(self, name: str) -> Locator:
        """Open a drawer beside the board."""
        return open_drawer(self.page, self.page.get_by_role("tab", name=name), self.hand)

    # ---- a simple way to play

    def step(self, fills: int = 9) -> str:
        """Do the first thing that can be done now; "" when the game is over."""
        sight = self.turn()
        if sight.over:
            return ""
        if sight.planning:
            for _ in range(fills):
                names = self.look().named("^Fill ")
                if not names:
                    break
                self.press(names[0])
            self.finish()
            return "plan"
        # A prompt may be there a moment before what it asks for, such as a map that is measured first.
        before = self.wait(lambda sight: sight.over or not sight.mine or self._next(sight) != "", "nothing can be done")
        done = self._next(before)
        if done in ANSWERS and self.hand == "keyboard":
            self.page.keyboard.press("d")
        elif done:
            self.press(done)
        self.wait(lambda after: after.over or not after.mine or after != before, f"{done} changes nothing")
        return done or "nothing any more"

    def finish(self) -> None:
        """Done with the plan."""
        if self.hand == "keyboard":
            self.page.keyboard.press("d")
        else:
            self.press("Done")
        self.wait(lambda sight: not sight.planning or not sight.mine, "the plan does not end")

    def _next(self, sight: Sight) -> str:
        """What would be pressed first; "" where there is nothing."""
        if sight.choices:
            return sight.choices[0].name
        # "space for": a technology tile, or where a drawn follower goes.
        for pattern in ("^Use ", "^Travel to ", "free space", "^space for "):
            if names := sight.named(pattern):
                return names[0]
        if self.page.get_by_text("Drawn from the bag").count():
            drawn = self.page.locator("button[aria-pressed=false]:not([aria-disabled])").first
            return drawn.get_attribute("aria-label") or ""
        return next((name for name in ANSWERS if any(each.name == name for each in sight.answers)), "")

    def play_on(self, fills: int = 9) -> None:
        """Play to the end."""
        while self.step(fills):
            pass
