"""The application: everything put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, Path, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route

import cenabum
from cenabum.kernel.words import Text, say
from cenabum.table.api import Api, refuse
from cenabum.table.bots import Bots
from cenabum.table.calls import ANSWERS, BODIES
from cenabum.table.config import Config
from cenabum.table.errors import Denied
from cenabum.table.guard import Guard, Limits
from cenabum.table.house import House
from cenabum.table.live import Live
from cenabum.table.pages import page
from cenabum.table.store import Store
from cenabum.table.thinkers import Thinkers

log = logging.getLogger("cenabum.table")
SWEEP_SECONDS = 60.0
MOST_AWAKE = 200
"""At so many tables bots go on by themselves at one time; at others when somebody comes."""


class Server:
    """A running server's parts."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.file, config.busy, config.most_pages, config.settle)
        self.bots = Bots(Thinkers(config.workers, config.patience))
        self.house = House(self.store, self.bots.wake)
        self.limits = Limits(config.limits)
        self.live = Live(self.house, self.bots, self.limits)
        self.api = Api(self.house, self.live, self.limits)

    async def wake(self) -> None:
        """Bots go on with the games in which it is their turn, the last used first."""
        rows = self.store.rows(
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id "
            "WHERE t.over = 0 AND s.bot IS NOT NULL AND (t.deciding >> s.seat) & 1 ORDER BY t.updated DESC"
        )
        for row in rows:
            awake = self.bots.awake
            if len(awake) >= MOST_AWAKE:
                return
            if row["id"] not in awake:
                try:
                    self.bots.wake(await self.house.room(row["id"]))
                except Exception:
                    log.exception("table %s cannot go on", row["id"])

    async def sweep(self) -> None:
        """Now and then, wake bots that should play, and forget tables nobody is at."""
        while True:
            try:
                await self.wake()
                self.house.forget_idle()
            except Exception:
                log.exception("the tables could not be looked through")
            await asyncio.sleep(SWEEP_SECONDS)

    async def close(self) -> None:
        """End everything in good order."""
        self.live.close()
        await self.bots.close()
        await asyncio.sleep(0.05)
        self.store.close()


def make_app(config: Config) -> FastAPI:
    """The application of a server."""
    server = Server(config)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(server.sweep())
        yield
        sweeping.cancel()
        await server.close()

    app = FastAPI(
        title="Cenabum", version=cenabum.__version__, openapi_url=None, docs_url=None, redoc_url=None, lifespan=lifespan
    )
    app.state.server = server
    app.include_router(server.api.router)

    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: Annotated[str, Path()]) -> None:
        await server.live.serve(socket, table)

    def described(request: Request) -> Response:
        return Response(msgspec.json.encode(openapi(app)), media_type="application/json")

    def nothing(request: Request) -> Response:
        allowed = {
            method
            for route in server.api.router.routes
            if _fits(route, request)
            for method in getattr(route, "methods", ())
        }
        if not allowed:
            return refuse(Denied("unknown", say("no-address"), status=404))
        methods = Text(", ".join(sorted(allowed)))
        answer = refuse(Denied("not-possible", say("other-method", methods=methods), status=405))
        answer.headers["allow"] = ", ".join(sorted(allowed))
        return answer

    app.router.routes.append(Route("/api/openapi.json", described))
    methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]
    app.router.routes.append(Route("/api/{rest:path}", nothing, methods=methods))
    app.router.routes.append(Route("/{rest:path}", page))
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _mistake)
    # The files of the page are packed once and kept so (pages.py); this is for answers: views, rulebooks, records.
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, config=config, limits=server.limits)
    return app


def _fits(route: BaseRoute, request: Request) -> bool:
    """Is this the address of the route, whatever the method?"""
    return route.matches(request.scope)[0] is not Match.NONE


def openapi(app: FastAPI) -> dict[str, Any]:
    """The description of the HTTP part, with the schemas of our structs."""
    described = get_openapi(title=app.title, version=app.version, routes=app.routes)
    _, components = msgspec.json.schema_components([*ANSWERS, *BODIES], ref_template="#/components/schemas/{name}")
    described["components"] = {"schemas": components, "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}}}
    for path, calls in described["paths"].items():
        for call in calls.values():
            if "requestBody" not in call:
                call["responses"].pop("422", None)  # it is one of 4XX, and looks like all of them
            if "{table}" in path:
                call["security"] = [{"seat": []}, {}]
    return described


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    what = "; ".join(f"{'.'.join(str(part) for part in each['loc'][1:])}: {each['msg']}" for each in error.errors())
    return refuse(Denied("malformed", say("bad-address"), status=422, detail=what))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    unknown = error.status_code == 404
    why = say("no-address") if unknown else say("not-possible")
    code = "unknown" if unknown else "not-possible"
    answer = refuse(Denied(code, why, status=error.status_code, detail=error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def _mistake(request: Request, error: Exception) -> Response:
    return refuse(error)
