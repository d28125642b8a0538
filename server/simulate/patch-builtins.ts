import { createRequire, syncBuiltinESMExports } from 'node:module'

/** Answers the error to throw, or null where the call may go on. */
type Judge = (what: string) => Error | null

/** Calls that reach outside, by the object that holds them: a module, or one of its classes' prototypes. */
const outward: Record<string, string[]> = {
  'net:Socket.prototype': ['connect'],
  'net:Server.prototype': ['listen'],
  'tls:': ['connect'],
  'http:': ['request', 'get'],
  'https:': ['request', 'get'],
  'http2:': ['connect'],
  'dgram:': ['createSocket'],
  'dgram:Socket.prototype': ['bind', 'send', 'connect'],
  'dns:': [
    'lookup',
    'lookupService',
    'resolve',
    'resolve4',
    'resolve6',
    'resolveMx',
    'resolveTxt',
    'reverse',
  ],
  'dns:promises': ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'resolveMx', 'resolveTxt'],
  'child_process:': ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'],
  'child_process:ChildProcess.prototype': ['spawn'],
  'worker_threads:': ['Worker'],
  'cluster:': ['fork'],
}

/** Calls of `fs` that change the disk; each has the forms `name`, `nameSync` and that of promises. */
const writes =
  `appendFile chmod chown copyFile cp fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link
  lutimes mkdir mkdtemp rename rm rmdir symlink truncate unlink utimes write writeFile writev`.split(/\s+/)

/** Puts a judge before every call of Node's modules and globals that reaches outside of this process. */
export const patchBuiltins = (judge: Judge): void => {
  for (const [place, names] of Object.entries(outward)) {
    const [module = '', path = ''] = place.split(':')
    const owner = ownerOf(module, path)
    for (const name of names)
      guard(owner, name, () => judge(`${module}.${[path, name].filter(Boolean).join('.')}`))
  }
  const fs = load('fs')
  const promises = load('fs/promises')
  for (const name of writes) {
    for (const form of [name, `${name}Sync`]) guard(fs, form, () => judge(`fs.${form}`))
    guard(promises, name, () => judge(`fs.promises.${name}`))
  }
  for (const form of ['open', 'openSync'])
    guard(fs, form, (_, flags) => (isWriting(flags) ? judge(`fs.${form} for writing`) : null))
  guard(promises, 'open', (_, flags) => (isWriting(flags) ? judge('fs.promises.open for writing') : null))
  guard(fs, 'createWriteStream', () => judge('fs.createWriteStream'))
  guard(globals, 'fetch', (to) => judge(`fetch of ${addressOf(to)}`))
  for (const name of ['WebSocket', 'EventSource'])
    guard(globals, name, (to) => judge(`${name} to ${String(to)}`))
  syncBuiltinESMExports()
}

type Holder = Record<string, unknown>
const requireBuiltin = createRequire(import.meta.url)
const load = (name: string) => requireBuiltin(`node:${name}`) as Holder
const globals: Holder = globalThis

/** What a path such as "Socket.prototype" names in a module; each part of it is an object or a class. */
const ownerOf = (module: string, path: string): Holder =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((found, name) => found[name] as Holder, load(module))

const guard = (owner: Holder, name: string, judge: (...args: unknown[]) => Error | null) => {
  const original: unknown = owner[name]
  if (typeof original !== 'function') return
  const guarded = new Proxy(original, {
    apply: (target, self, args: unknown[]) => {
      const refusal = judge(...args)
      if (refusal) throw refusal
      return Reflect.apply(target, self, args)
    },
    construct: (target, args: unknown[], self) => {
      const refusal = judge(...args)
      if (refusal) throw refusal
      return Reflect.construct(target, args, self)
    },
  })
  Object.defineProperty(owner, name, { value: guarded, configurable: true, writable: true })
}

const isWriting = (flags: unknown): boolean =>
  typeof flags === 'number'
    ? (flags & 3) !== 0 || (flags & 0o100) !== 0
    : typeof flags === 'string' && /[aw+]/.test(flags)

const addressOf = (to: unknown): string =>
  typeof to === 'object' && to !== null && 'url' in to ? String(to.url) : String(to)
