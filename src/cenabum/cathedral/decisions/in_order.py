"""All kinds of decision of The Cathedral of Orléans. The order is that of their numbers; a new one comes last."""

from typing import Any, Final

from cenabum.cathedral.decision import DECISIONS
from cenabum.cathedral.decisions.deliver import DELIVER
from cenabum.cathedral.decisions.draw import DRAW
from cenabum.cathedral.decisions.finish import FINISH
from cenabum.cathedral.decisions.give import GIVE
from cenabum.cathedral.decisions.move import MOVE
from cenabum.cathedral.decisions.paint import PAINT
from cenabum.cathedral.decisions.place import PLACE
from cenabum.cathedral.decisions.room import ROOM
from cenabum.cathedral.decisions.send import SEND
from cenabum.cathedral.decisions.take import TAKE
from cenabum.kernel.decision import Decision, enlist

DECISIONS.extend([DRAW, PLACE, MOVE, TAKE, DELIVER, PAINT, SEND, GIVE, FINISH, ROOM])
NUMBERED: Final[list[Decision[Any]]] = enlist(DECISIONS)
NAMES: Final = tuple(decision.name for decision in DECISIONS)
