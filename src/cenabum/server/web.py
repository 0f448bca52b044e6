"""The transport of `cenabum serve`: calls by HTTP, sockets as web sockets, and the page. The OpenAPI is made from the calls."""

import functools
import inspect
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any, get_args

import msgspec
from fastapi import APIRouter, FastAPI, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

import cenabum
from cenabum.kernel.words import Text, say
from cenabum.server.calls import ANSWERS, BODIES, REFUSED
from cenabum.server.config import Config
from cenabum.server.errors import Denied, denied
from cenabum.server.guard import MOST_MESSAGE, TOKEN, Guard, address, token_of
from cenabum.server.messages import Problem
from cenabum.server.pages import page
from cenabum.server.preview import Preview
from cenabum.server.seams import Call, Caller, Gone, Limits, Socket, TextFile

log = logging.getLogger("cenabum.server")
SCHEMAS = "#/components/schemas/{name}"
SEAT = {"type": "apiKey", "in": "header", "name": TOKEN.decode().title()}


class Web:
    """HTTP and web sockets, by FastAPI: `app` is the ASGI application."""

    def __init__(self, config: Config, limits: Limits) -> None:
        self.app = FastAPI(
            title="Cenabum", version=cenabum.__version__, openapi_url=None, docs_url=None, redoc_url=None
        )
        app = self.app
        app.add_exception_handler(RequestValidationError, _invalid)
        app.add_exception_handler(HTTPException, _http)
        app.add_exception_handler(Exception, _mistake)
        # The files of the page are packed once and kept so (pages.py); this is for answers: views, rulebooks, records.
        app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
        app.add_middleware(Guard, config=config, limits=limits, seated=self.seat_of)

    def seat_of(self, token: str) -> str | None:
        """How the seat of a token is counted."""
        return self._seated(token)

    def carry(
        self,
        calls: Sequence[Call],
        live: Callable[[Socket, str], Awaitable[None]],
        learn: Callable[[Socket, str, str], Awaitable[None]],
        running: Callable[[], AbstractAsyncContextManager[None]],
        told: Callable[[str | None, str], Preview],
        seated: Callable[[str], str | None],
    ) -> None:
        """Carry these calls, and sockets to tables by their names and to lessons by game and name; links look as is told.

        What is shown to be done by a seat counts for it.
        """
        self._seated = seated
        app = self.app
        app.router.lifespan_context = lambda _: running()
        router = APIRouter(prefix="/api")
        for call in calls:
            _add(router, call)
        app.include_router(router)

        async def table(line: SocketLine, where: dict[str, str]) -> None:
            await live(line, where["table"])

        async def lesson(line: SocketLine, where: dict[str, str]) -> None:
            await learn(line, where["game"], where["name"])

        app.router.routes.append(WebSocketRoute("/api/tables/{table}/live", _Accepting(table)))
        app.router.routes.append(WebSocketRoute("/api/lessons/{game}/{name}/live", _Accepting(lesson)))

        @functools.cache
        def description() -> bytes:
            return msgspec.json.encode(openapi(app))

        def described(request: Request) -> Response:
            return Response(description(), media_type="application/json")

        def nothing(request: Request) -> Response:
            allowed = {
                method for route in router.routes if _fits(route, request) for method in getattr(route, "methods", ())
            }
            if not allowed:
                return _refuse(Denied("unknown", say("no-address"), status=404))
            methods = Text(", ".join(sorted(allowed)))
            answer = _refuse(Denied("not-possible", say("other-method", methods=methods), status=405))
            answer.headers["allow"] = ", ".join(sorted(allowed))
            return answer

        app.router.routes.append(Route("/api/openapi.json", described))
        methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]
        app.router.routes.append(Route("/api/{rest:path}", nothing, methods=methods))

        async def shown(request: Request) -> Response:
            return page(request, told)

        app.router.routes.append(Route("/{rest:path}", shown))


class SocketLine:
    """A web socket as a line to a page."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self.address = address(scope)

    async def receive(self) -> bytes | None:
        """The next message; None when it is too large. Raises `Gone`."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: bytes = (message.get("text") or "").encode() or message.get("bytes") or b""
        return text if len(text) <= MOST_MESSAGE else None

    async def send(self, message: str) -> None:
        """Send a message. Raises `Gone`."""
        await self._tell({"type": "websocket.send", "text": message})

    async def close(self, code: int, reason: str) -> None:
        """Close the line. Raises `Gone`."""
        await self._tell({"type": "websocket.close", "code": code, "reason": reason})

    async def _tell(self, message: dict[str, Any]) -> None:
        try:
            await self._send(message)
        except (RuntimeError, OSError):
            raise Gone from None


class _Accepting:
    """Accepts sockets. They stay open for hours, so little is kept for each: no request of FastAPI, no layer that looks on."""

    def __init__(self, work: Callable[[SocketLine, dict[str, str]], Awaitable[None]]) -> None:
        self._work = work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # that somebody wants to connect
        await send({"type": "websocket.accept"})
        await self._work(SocketLine(scope, receive, send), scope["path_params"])


def _json(answer: msgspec.Struct, status: int = 200) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(answer), status, {"cache-control": "no-store"}, "application/json")


def _refuse(error: Exception) -> Response:
    """The answer to what cannot be done."""
    told = denied(error)
    if told.fault:
        log.error("a request could not be answered", exc_info=error)
    answer = _json(told.problem, told.status)
    answer.headers.update(told.headers)
    return answer


def _answered(done: msgspec.Struct | TextFile) -> Response:
    if isinstance(done, msgspec.Struct):
        return _json(done)
    headers = {"content-disposition": f'attachment; filename="{done.name}"', "cache-control": "no-store"}
    return Response(done.text, 200, headers, "text/plain")


def _caller(request: Request) -> Caller:
    """Who asks."""
    return Caller(token_of(request.scope) or None, address(request.scope))


def _add(router: APIRouter, call: Call) -> None:
    """Register a call: its body is read and its answer written here, and whatever it raises becomes a `Problem`."""
    work, body = call.work, call.body
    decoder = msgspec.json.Decoder(body) if body is not None else None

    @functools.wraps(work)
    async def endpoint(request: Request, **found: Any) -> Response:
        try:
            if decoder is not None:
                found["body"] = _decoded(decoder, await request.body())
            return _answered(await work(_caller(request), **found))
        except Exception as error:
            return _refuse(error)

    # FastAPI reads the parameters from the signature; who calls and the body are ours.
    signature = inspect.signature(work)
    request_parameter = inspect.Parameter("request", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Request)
    kept = [_in_address(each) for name, each in signature.parameters.items() if name not in {"caller", "body"}]
    endpoint.__signature__ = signature.replace(  # type: ignore[attr-defined]  # for FastAPI
        parameters=[request_parameter, *kept], return_annotation=Response
    )
    problem = {
        "description": "It was not done, and why",
        "content": {"application/json": {"schema": _reference(Problem)}},
    }
    extra: dict[str, Any] = {}
    refused: dict[int | str, dict[str, Any]] = {"4XX": problem, "5XX": problem}
    if body is not None:
        refused[422] = {**problem, "description": REFUSED[body]}
        extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": _reference(body)}}}
    content = (
        {"text/plain": {"schema": {"type": "string"}}}
        if call.answer is None
        else {"application/json": {"schema": _reference(call.answer)}}
    )
    router.add_api_route(
        call.path,
        endpoint,
        methods=[call.method],
        summary=call.summary,
        operation_id=getattr(work, "__name__", None),
        response_class=Response,
        responses={200: {"description": call.summary, "content": content}, **refused},
        openapi_extra=extra,
    )


def _in_address(parameter: inspect.Parameter) -> inspect.Parameter:
    """A part of the address, with what is said of it, as FastAPI wants to be told; what has a default comes after the “?”."""
    kind, meta = get_args(parameter.annotation)
    where = Path if parameter.default is inspect.Parameter.empty else Query
    return parameter.replace(annotation=Annotated[kind, where(pattern=meta.pattern, ge=meta.ge, le=meta.le)])


def _fits(route: BaseRoute, request: Request) -> bool:
    """Is this the address of the route, whatever the method?"""
    return route.matches(request.scope)[0] is not Match.NONE


def _decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Denied("malformed", say("bad-message"), status=422, detail=str(error)) from None


@functools.cache
def _references() -> dict[Any, dict[str, Any]]:
    kinds = [*ANSWERS, *BODIES]
    return dict(zip(kinds, msgspec.json.schema_components(kinds, ref_template=SCHEMAS)[0], strict=True))


def _reference(struct: Any) -> dict[str, Any]:
    """The schema of a struct, or of one of several, for the description."""
    return _references()[struct]


def openapi(app: FastAPI) -> dict[str, Any]:
    """The description of the HTTP part, with the schemas of our structs."""
    described = get_openapi(title=app.title, version=app.version, routes=app.routes)
    _, components = msgspec.json.schema_components([*ANSWERS, *BODIES], ref_template=SCHEMAS)
    described["components"] = {"schemas": components, "securitySchemes": {"seat": SEAT}}
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
    return _refuse(Denied("malformed", say("bad-address"), status=422, detail=what))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    unknown = error.status_code == 404
    why = say("no-address") if unknown else say("not-possible")
    code = "unknown" if unknown else "not-possible"
    answer = _refuse(Denied(code, why, status=error.status_code, detail=error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def _mistake(request: Request, error: Exception) -> Response:
    return _refuse(error)
