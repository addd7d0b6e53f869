import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * preact from its own sources, less what nothing of the kit has: components
 * that are classes, parts that suspend, trees in other trees (portals), error
 * boundaries, MathML, raw HTML and hooks for developer tools. Each is said
 * once, as a piece of preact's source that is replaced; a version of preact
 * without that piece stops the build.
 *
 * @param options.hydrates false where no server draws and its HTML is not taken over: what does that goes too
 * @param options.isOpen false where no page draws beside the kit or gives its widgets attributes
 * @param options.isPaced false where nobody sets another rhythm of drawing than preact's own, as tests do
 */
export function leanPreact(options: LeanOptions = {}): Plugin {
  return {
    name: "lean-preact",
    enforce: "pre",
    resolveId(source) {
      return options.hydrates === false && source === "./external-store.ts" ? LIVE_STORE : SOURCES[source];
    },
    load(id) {
      // A server for development adds a query.
      const [path = ""] = id.split("?");
      const file = path.startsWith(PREACT) ? path.slice(PREACT.length) : "";
      return EDITS[file] === undefined ? null : leanSource(file, readFileSync(path, "utf8"), options);
    },
  };
}

export interface LeanOptions {
  hydrates?: boolean;
  isOpen?: boolean;
  isPaced?: boolean;
}

const PREACT = join(dirname(fileURLToPath(import.meta.resolve("preact"))), "..", "/");

const LIVE_STORE = join(import.meta.dirname, "react-on-preact", "live-store.ts");

const SOURCES: Readonly<Record<string, string>> = {
  preact: join(PREACT, "src/index.js"),
  "preact/hooks": join(PREACT, "hooks/src/index.js"),
};

/** @throws {Error} where preact's source is not the one that was read for this. */
export function leanSource(
  file: string,
  source: string,
  { hydrates = true, isOpen = true, isPaced = true }: LeanOptions = {},
): string {
  let code = edited(withoutComments(source), file, EDITS[file] ?? []);
  if (!hydrates) code = edited(withoutParameters(code), file, NOTHING_TAKEN_OVER[file] ?? []);
  if (!isOpen) code = edited(code, file, NOT_OPEN[file] ?? []);
  if (!isPaced) code = edited(code, file, NOT_PACED[file] ?? []);
  return code.replace(/(?<![\w$])_[a-zA-Z]\w*|__hooks\b/g, (name) => PRIVATE_NAMES[name] ?? name);
}

function edited(source: string, file: string, edits: readonly Edit[]): string {
  let code = source;
  for (const [piece, replacement] of edits) {
    const [from = "", to] = piece.split(" … ");
    const start = code.indexOf(from);
    const end = to === undefined ? start + from.length : code.indexOf(to, start + from.length);
    if (start < 0 || end < 0) {
      throw new Error(
        `preact's ${file} has no longer "${piece}": read its changes, and correct lean-preact.ts.`,
      );
    }
    code = code.slice(0, start) + replacement + code.slice(end);
  }
  return code;
}

/** Without what is handed down while a server's HTML is taken over: the nodes that are there, and that it is so. */
function withoutParameters(code: string): string {
  return code.replace(/\b(?:excessDomChildren|isHydrating), /g, "");
}

function withoutComments(source: string): string {
  return source
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/(^|\s)\/\/(?: .*)?$/gm, "")
    .replace(/\s+/g, " ");
}

/** As preact's own build shortens them, and as what renders to text reads them. */
const PRIVATE_NAMES: Readonly<Record<string, string>> = {
  __hooks: "__H",
  _args: "__H",
  _attached: "__a",
  _bits: "__g",
  _catchError: "__e",
  _children: "__k",
  _cleanup: "__c",
  _commit: "__c",
  _component: "__c",
  _context: "c",
  _defaultValue: "__",
  _depth: "__b",
  _diff: "__b",
  _dom: "__e",
  _flags: "__u",
  _globalContext: "__n",
  _id: "__c",
  _index: "__i",
  _list: "__",
  _listeners: "__e",
  _mask: "__m",
  _nextState: "__s",
  _nextValue: "__N",
  _original: "__v",
  _parent: "__",
  _parentDom: "__P",
  _passive: "__P",
  _pendingArgs: "u",
  _pendingEffects: "__h",
  _reducer: "t",
  _refCleanup: "__x",
  _render: "__r",
  _renderCallbacks: "__h",
  _root: "__",
  _skipEffects: "__s",
  _value: "__",
  _vnode: "__v",
};

/** [piece of the source, what stands in its place]. "from … to" is all from the one to before the other. */
type Edit = readonly [piece: string, replacement: string];

const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  "src/index.js": [],
  "src/options.js": [
    ["import { _catchError } from './diff/catch-error';", ""],
    ["_catchError", ""],
  ],
  "src/constants.js": [],
  "src/create-element.js": [["&& options.vnode) options.vnode(", ") options.vnode("]],
  "src/render.js": [
    ["if (options._root) ", ""],
    ["if (parentDom.nodeType == 9) … let isHydrating", ""],
  ],
  // The `remove` of Prototype, on pages that have it, wants a parent: preact's own condition stays.
  "src/util.js": [],
  "src/create-context.js": [
    ["Context.Consumer = … Context.Provider", ""],
    ["Context.Consumer.contextType = ", ""],
  ],
  "src/component.js": [
    [
      "BaseComponent.prototype.setState = … export function getDomSibling",
      "BaseComponent.prototype.setState = function () { if (this._vnode) enqueueRender(this); }; ",
    ],
    [" && !vnode.props._parentDom", ""],
    ["oldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL", "NULL"],
    ["oldVNode._flags & MODE_HYDRATE", "false"],
    [" && !vnode.props._parentDom", ""],
    // A component's: its properties are nobody's to rename.
    ["if (options.vnode) options.vnode(newVNode);", ""],
    ["let prevDebounce, … export function enqueueRender", "let prevDebounce; "],
    ["rerenderQueue.push(c), !rerenderCount++)", "rerenderQueue.push(c) == 1)"],
    ["(rerenderCount = rerenderQueue.length)", "rerenderQueue.length"],
  ],
  "src/diff/props.js": [
    ["options.event ? options.event(e) : e", "options.event(e)"],
    // Written anew instead of compared.
    [
      "if (typeof value == 'string') { dom.style.cssText = value; } … else if (name[0] == 'o'",
      "const isText = typeof value == 'string'; dom.style.cssText = isText ? value : ''; " +
        "if (!isText) for (name in value) setStyle(dom.style, name, value[name]); } ",
    ],
    [".replace(/xlink(H|:h)/, 'h')", ""],
  ],
  "src/diff/children.js": [
    [" || oldVNode._flags & REF_DETACHED", ""],
    [" || childVNode.constructor === String", ""],
    ["if (parentVNode.props._parentDom) return oldDom;", ""],
    [" && !oldDom.data.startsWith('$s')", ""],
    // Which children to move, as React has it: those that came before one that stands before them now.
    ["let skew = 0; let moved = 0;", "let last = -1;"],
    ["const skewedIndex = i + skew;", ""],
    ["oldChildren, skewedIndex, remainingOldChildren ))", "oldChildren, i))"],
    ["if (!~matchingIndex) { if (newChildrenLength … if (typeof childVNode.type", ""],
    [
      "} else { childVNode._flags |= LIS_CANDIDATE; … if (remainingOldChildren) {",
      "} else if (matchingIndex < last) childVNode._flags |= INSERT_VNODE; else last = matchingIndex; } ",
    ],
    ["~(INSERT_VNODE | LIS_CANDIDATE)", "~INSERT_VNODE"],
    [
      "function findMatchingIndex( … const key",
      "function findMatchingIndex(childVNode, oldChildren, index) { ",
    ],
    ["oldChildren[skewedIndex]; … if ( (oldVNode === NULL", "oldChildren[index]; "],
    [
      "(matched && key == oldVNode.key && type == oldVNode.type) … return -1;",
      "isMatch(oldVNode)) return index; return oldChildren.findIndex(isMatch); " +
        "function isMatch(old) { return old && !(old._flags & MATCHED) && key == old.key && type == old.type; }",
    ],
    ["return -1;", ""],
  ],
  "src/diff/index.js": [
    ["if ( oldVNode._flags & MODE_SUSPENDED … if ((tmp = options._diff))", ""],
    ["if ((tmp = options._diff)) tmp(newVNode);", ""],
    ["(tmp = newType.prototype) && tmp.render", "false"],
    ["tmp = newType.contextType; … if ((c = oldVNode._component))", ""],
    ["newProps, componentContext )", "newProps, globalContext )"],
    ["if (c._bits & COMPONENT_PENDING_ERROR) … } else {", ""],
    ["c.constructor = newType; c.render = doRender;", ""],
    ["if (provider) provider.sub(c); if (!c.state) c.state = {};", ""],
    ["c._stateCallbacks = [];", ""],
    ["oldState = c.state;", ""],
    [", c._nextState, componentContext )", ")"],
    ["c.state = c._nextState;", ""],
    ["EMPTY_ARR.push.apply … if (c._renderCallbacks.length)", ""],
    ["if (c.componentWillUpdate) … if (isClassComponent", ""],
    ["c.render(c.props, (c.state = c._nextState), c.context)", "newType.call(c, newProps, globalContext)"],
    ["c.state = c._nextState; if (c.getChildContext)", "if (c.getChildContext)"],
    ["renderHook = options._render, ", ""],
    ["if (renderHook) renderHook(", "options._render("],
    ["if (newProps._parentDom) … oldDom = diffChildren(", ""],
    ["if (newProps._parentDom) … newVNode._flags &=", ""],
    ["if (resumed) resumed.some(removeNode);", ""],
    ["if (c._bits & COMPONENT_PROCESSING_EXCEPTION) … } catch (e)", ""],
    ["if (e && e.then) … if (excessDomChildren) { excessDomChildren.some", ""],
    ["if (!(e && e.then)) ", ""],
    ["options._catchError(e, newVNode, oldVNode)", "throw e"],
    ["if ((tmp = options.diffed)) tmp(", "options.diffed("],
    ["function rangeEnd … function markAsForce", ""],
    ["if (options._commit) ", ""],
    ["try { commitQueue = c._renderCallbacks;", "commitQueue = c._renderCallbacks;"],
    ["} catch (e) { options._catchError(e, c._vnode); }", ""],
    ["else if (nodeType == 'math') namespace = MATH_NAMESPACE;", ""],
    [" || document;", ";"],
    [", newProps.is ? newProps : parentDom", ""],
    ["if (options._hydrationMismatch) options._hydrationMismatch(newVNode, excessDomChildren);", ""],
    ["(nodeType == 'template' && dom.content) || dom", "dom"],
    ["nodeType == 'textarea' && newProps.defaultValue != NULL ? NULL : ", ""],
    ["if (!isHydrating && excessDomChildren) { … for (i in oldProps)", ""],
    ["if (i == 'dangerouslySetInnerHTML') { oldHtml = value; } else ", ""],
    [" && !(i == 'checked' && 'defaultChecked' in newProps)", ""],
    ["else if (i == 'dangerouslySetInnerHTML') { newHtml = value; } ", ""],
    ["else if (i == 'checked') { checked = value; } ", ""],
    ["if (newHtml) { … diffChildren(", "{ "],
    ["|| nodeType == 'textarea'", ""],
    ["if (nodeType == 'progress' && inputValue == NULL) { dom.removeAttribute(i); } else ", ""],
    [" || (nodeType == 'progress' && !inputValue)", ""],
    ["i = 'checked'; … } } return dom;", ""],
    ["c.context = componentContext;", "c.context = globalContext;"],
    ["try { if (typeof ref", "if (typeof ref"],
    ["} catch (e) { options._catchError(e, vnode); }", ""],
    ["let r, end, nodes;", "let r;"],
    ["if (options.unmount) ", ""],
    [
      "try { r.componentWillUnmount(); } catch (e) { options._catchError(e, parentVNode); }",
      "r.componentWillUnmount();",
    ],
    ["? skipRemove && !vnode.props._parentDom :", "? skipRemove :"],
    ["if ( !skipRemove && (r = vnode._component) … if (!skipRemove) removeNode", ""],
  ],
  "hooks/src/index.js": [
    ["let oldBeforeDiff = … const RAF_TIMEOUT", ""],
    ["options._diff = … options._root", ""],
    ["if (oldRoot) oldRoot(vnode, parentDom);", ""],
    ["if (oldBeforeRender) oldBeforeRender(vnode);", ""],
    ["if (oldAfterDiff) oldAfterDiff(vnode);", ""],
    ["if (oldCommit) oldCommit(vnode, commitQueue);", ""],
    ["if (oldBeforeUnmount) oldBeforeUnmount(vnode);", ""],
    [
      "try { component._renderCallbacks.some(invokeCleanup);",
      "component._renderCallbacks.some(invokeCleanup);",
    ],
    ["} catch (e) { component._renderCallbacks = [ () => { throw e; } ]; }", ""],
    ["let hasErrored, errorParent;", ""],
    ["try { if (s._passive", "if (s._passive"],
    ["if (errorParent === undefined) … afterPaint(unmountCleanups", ""],
    ["} catch (e) { hasErrored = e; }", ""],
    ["if (hasErrored) options._catchError(hasErrored, c._vnode);", ""],
    ["if (options._hook) … const hooks =", ""],
    ["getHookState(index, type)", "getHookState(index)"],
    ["currentHook = 1;", ""],
    ["(currentIndex++, 2)", "(currentIndex++)"],
    ["const prevScu = currentComponent.shouldComponentUpdate;", ""],
    ["(p, s, c)", "(p)"],
    ["if (prevScu) … return !updatedHook", ""],
    ["(currentIndex++, 3)", "(currentIndex++)"],
    ["(currentIndex++, 4)", "(currentIndex++)"],
    ["currentHook = 5;", ""],
    ["currentHook = 6;", ""],
    ["(currentIndex++, 7)", "(currentIndex++)"],
    ["currentHook = 8;", ""],
    ["(currentIndex++, 9)", "(currentIndex++)"],
    ["state._context = context;", ""],
    ["(currentIndex++, 11)", "(currentIndex++)"],
    [
      "try { invokeCleanup(component); } … while ((component = afterPaintEffects",
      "invokeCleanup(component); } ",
    ],
    // Those that are due are taken first: one that fails does not run again.
    [
      "try { hooks._pendingEffects.some(invokeCleanup); … } } while (unmountCleanups",
      "const due = hooks._pendingEffects; hooks._pendingEffects = []; " +
        "due.some(invokeCleanup); due.some(invokeEffect); ",
    ],
    // One for all components: those without hooks have none, and are drawn whenever their parent is.
    [
      "if (!currentComponent._hasScuFromHooks) { … const hooks = this.__hooks",
      "currentComponent.shouldComponentUpdate = hasChanged; } return hookState._value; } function hasChanged(p) { ",
    ],
    ["|| shouldUpdate; }; } … export function useEffect", "|| shouldUpdate; } "],
    ["typeof requestAnimationFrame == 'function'", "true"],
  ],
};

/** What follows the edits above where no server's HTML is taken over. */
const NOTHING_TAKEN_OVER: Readonly<Record<string, readonly Edit[]>> = {
  "src/render.js": [
    ["let isHydrating = … let oldVNode", ""],
    ["isHydrating ? NULL : ", ""],
    ["oldVNode ? NULL : parentDom.firstChild ? slice.call(parentDom.childNodes) : NULL, ", ""],
    ["options._root(vnode, parentDom);", ""],
  ],
  "src/component.js": [
    ["parentDom.namespaceURI, NULL,", "parentDom.namespaceURI,"],
    ["false, refQueue", "refQueue"],
  ],
  "src/diff/index.js": [
    ["if (isHydrating || excessDomChildren) { … newVNode._dom = oldVNode._dom; }", "{ "],
    ["if (excessDomChildren) { … if (!dom)", ""],
    ["if (isHydrating) { … } if (!nodeType) { if (oldProps", ""],
    [" && (!isHydrating || dom.data != newProps)", ""],
    ["excessDomChildren = excessDomChildren && … for (i in oldProps)", ""],
    ["(!isHydrating || typeof value == 'function') && ", ""],
    ["excessDomChildren ? excessDomChildren[0] : ", ""],
    ["if (excessDomChildren) excessDomChildren.some(removeNode);", ""],
    ["if (!isHydrating ) ", ""],
  ],
  "src/diff/children.js": [
    // Comments are the server's.
    ["let next = oldDom; … if (dom != next)", ""],
    ["if (dom != next)", "if (dom != oldDom)"],
    ["while ( (oldDom = … return oldDom;", "return oldDom && oldDom.nextSibling; "],
    ["return oldDom;", ""],
  ],
  "hooks/src/index.js": [
    ["options._root = … options._render", ""],
    ["!options._skipEffects && ", ""],
    ["!options._skipEffects && ", ""],
    ["let root = … state._value = 'P' + mask[0] + '-' + mask[1]++;", "state._value = 'P' + lastId++; "],
    ["state._value = 'P' + mask[0] + '-' + mask[1]++;", ""],
    ["let currentIndex;", "let currentIndex, lastId = 0;"],
  ],
};

/** What follows those where all elements are the kit's own. */
const NOT_OPEN: Readonly<Record<string, readonly Edit[]>> = {
  // JSX has the children among the properties.
  "src/create-element.js": [
    ["(type, props, children)", "(type, props, ...children)"],
    [", i, length = arguments.length;", ", i;"],
    [
      "if (length > 2) { … return createVNode(",
      "if (children.length) normalizedProps.children = children.length > 1 ? children : children[0]; ",
    ],
  ],
  "src/diff/props.js": [
    ["const CAPTURE_REGEX = … let eventClock", ""],
    ["let useCapture;", ""],
    ["useCapture = name != … name = name.slice", ""],
    [", useCapture", ""],
    [", useCapture", ""],
    ["name != 'list' && … name != 'tabIndex'", ""],
    ["name != 'download' && … name != 'role'", ""],
    ["name != 'popover' && ", ""],
    ["name == 'popover' && value == true ? '' : value", "value"],
  ],
};

/** What follows those where nobody sets the rhythm of drawing. */
const NOT_PACED: Readonly<Record<string, readonly Edit[]>> = {
  "src/component.js": [
    [" || prevDebounce != options.debounceRendering", ""],
    ["prevDebounce = options.debounceRendering; (prevDebounce || queueMicrotask)", "queueMicrotask"],
    ["(prevDebounce || queueMicrotask)", "queueMicrotask"],
  ],
  "hooks/src/index.js": [
    [" || prevRaf != options.requestAnimationFrame", ""],
    ["prevRaf = options.requestAnimationFrame; (prevRaf || afterNextFrame)", "afterNextFrame"],
  ],
};
