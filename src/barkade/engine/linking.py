"""Whole-program compilation with Numba: callees are lowered, entries are linked and optimized.

By default Numba optimizes every function together with all its callees, wraps it for Python and generates machine code,
although Python only calls entries: with 200 functions per game this took two thirds of the time. Here a callee stops at
LLVM IR, its own alone: linking each function with everything below it would copy the leaves hundreds of times. An entry
is linked with all functions that it reaches, which become internal to it, and optimized as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from graphlib import TopologicalSorter
from typing import Any

import numba
from numba import types
from numba.core.codegen import JITCodeLibrary, ll
from numba.core.compiler import Compiler

Decorator = Callable[[Any], Any]

ENVIRONMENT = "_ZN08NumbaEnv"
"""Prefix of the names of Numba's function environments."""


def callee(**options: Any) -> Decorator:
    """Return a decorator for functions that are called by compiled functions only."""
    jit = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=CalleeCompiler, **options)
    return lambda function: _widened(jit(function))


def entry(**options: Any) -> Decorator:
    """Return a decorator for functions that Python calls; their code is cached on disk."""
    jit: Decorator = numba.njit(cache=True, pipeline_class=EntryCompiler, **options)
    return jit


def _widened(dispatcher: Any) -> Any:
    """Widen integers in signatures: cells are narrow, and every mix of widths would compile a function again."""
    get_call_template = dispatcher.get_call_template

    def widened(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return get_call_template(tuple(map(_wide, args)), {name: _wide(each) for name, each in kws.items()})

    dispatcher.get_call_template = widened
    return dispatcher


def _wide(argument: Any) -> Any:
    plain = types.unliteral(argument)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else argument


class CalleeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The IR of a function, for entries to link. Its callees are remembered."""

    _linking_libraries: list[Any]
    callees: tuple[CalleeLibrary, ...] = ()

    def finalize(self) -> None:
        linked = self._linking_libraries
        self.callees = tuple(each for each in linked if isinstance(each, CalleeLibrary) and each is not self)
        self._linking_libraries = [each for each in linked if not isinstance(each, CalleeLibrary)]
        super().finalize()

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        # Numba writes the address of a function's environment into memory, so the module has to contain that symbol.
        engine = self._codegen._engine
        names = [each.name for each in self._final_module.global_variables if each.name.startswith(ENVIRONMENT)]
        missing = [f'@"{name}" = common global ptr null' for name in names if not engine.is_symbol_defined(name)]
        if missing:
            module = ll.parse_assembly("\n".join(missing))
            module.triple, module.data_layout = self._final_module.triple, self._codegen._data_layout
            self._codegen._add_module(module)
            engine.finalize_object()
        self._finalized = True


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """An entry with all functions that it reaches."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        self._linking_libraries = _reached(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == ll.Linkage.linkonce_odr:
                function.linkage = ll.Linkage.internal
        super()._optimize_final_module()
        # Callees arrive unoptimized. A second pass, after inlining, makes the search of Spots 1.5 times as fast.
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


def _reached(libraries: Iterable[Any]) -> list[Any]:
    """Return these libraries and those of all callees, each once and after all of its callers.

    LLVM links from a library only what is missing already.
    """
    callees: dict[Any, Sequence[Any]] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in callees:
            callees[library] = getattr(library, "callees", ())
            waiting += callees[library]
    return [*TopologicalSorter(callees).static_order()][::-1]


class CalleeCompiler(Compiler):  # type: ignore[misc]
    def define_pipelines(self) -> Any:
        self.state.library = CalleeLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super().define_pipelines()


class EntryCompiler(Compiler):  # type: ignore[misc]
    def define_pipelines(self) -> Any:
        self.state.library = EntryLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super().define_pipelines()
