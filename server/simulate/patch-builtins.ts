import { createRequire, syncBuiltinESMExports } from 'node:module'
import { isQuestion, isWriting, nameServers, outward, writes } from './outward-calls.ts'

/** Answers the error to throw, or null where the call may go on. */
type Judge = (what: string) => Error | null

/** Puts a judge before every call of Node's modules and globals that reaches outside of this process. */
export const patchBuiltins = (judge: Judge): void => {
  for (const [place, names] of Object.entries(outward)) guardAll(place, () => names, judge)
  for (const place of nameServers) guardAll(place, (owner) => namesOf(owner).filter(isQuestion), judge)
  const fs = load('fs')
  const promises = load('fs/promises')
  for (const name of writes) {
    for (const form of [name, `${name}Sync`]) guard(fs, form, () => judge(`fs.${form}`))
    guard(promises, name, () => judge(`fs.promises.${name}`))
  }
  for (const form of ['open', 'openSync'])
    guard(fs, form, (_, flags) => (isWriting(flags) ? judge(`fs.${form} for writing`) : null))
  guard(promises, 'open', (_, flags) => (isWriting(flags) ? judge('fs.promises.open for writing') : null))
  for (const name of ['createWriteStream', 'WriteStream', 'FileWriteStream'])
    guard(fs, name, () => judge(`fs.${name}`))
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

const guardAll = (place: string, namesIn: (owner: Holder) => string[], judge: Judge) => {
  const [module = '', path = ''] = place.split(':')
  const owner = ownerOf(module, path)
  for (const name of namesIn(owner))
    guard(owner, name, () => judge(`${module}.${[path, name].filter(Boolean).join('.')}`))
}

/** A resolver inherits its questions. */
const namesOf = (owner: Holder): string[] => {
  const above: unknown = Object.getPrototypeOf(owner)
  const inherited = above === null || above === Object.prototype ? [] : namesOf(above as Holder)
  return [...Object.getOwnPropertyNames(owner), ...inherited]
}

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

const addressOf = (to: unknown): string =>
  typeof to === 'object' && to !== null && 'url' in to ? String(to.url) : String(to)
