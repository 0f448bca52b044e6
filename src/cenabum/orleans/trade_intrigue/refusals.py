"""The rules of the modules that a refusal can cite."""

from typing import Final

REFUSAL_RULES: Final = frozenset((
    "orders.after-action", "orders.display", "orders.own-action-only",
    "newevents.indulgence", "newevents.training", "newevents.training-tracks", "newevents.retraining", "newevents.dues",
    "newevents.famine", "newevents.malfunction", "newevents.sabotage", "newevents.conference",
    "newevents.crusade", "newevents.strike", "newevents.amnesty", "newevents.warded-off",
    "newdeeds.alchemy", "newdeeds.court", "newdeeds.court-limits", "newdeeds.goods", "newdeeds.towing-service",
    "newdeeds.closed-two",
    "intrigue.covers", "intrigue.bribe", "intrigue.bribe-one-by-one", "intrigue.board", "intrigue.may-decline",
    "intrigue.fraud-both", "intrigue.arsonist", "intrigue.kidnapper", "intrigue.hangman", "intrigue.saboteur",
    "intrigue.deactivated",    "intrigue.spy-where", "intrigue.traitor",
    "newplaces.brasserie-event", "newplaces.sheep-farm",
))  # fmt: skip
"""The ids of the modules' rules that a refusal can cite."""
