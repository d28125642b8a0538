import { createRequire, syncBuiltinESMExports } from 'node:module'
import { isQuestion, isWriting, nameServers, outward, writes } from './outward-calls.ts'

/** Answers the error to throw, or null where the call may go on. */
type Validate = (what: string) => Error | null

/** Puts a judge before every call of Node's modules and globals that reaches outside of this process. */
export const patchBuiltins = (validate: Validate): void => {
  for (const [place, names] of Object.entries(outward)) guardAll(place, () => names, validate)
  for (const place of nameServers) guardAll(place, (owner) => namesOf(owner).filter(isQuestion), validate)
  const fs = load('fs')
  const promises = load('fs/promises')
  for (const name of writes) {
    for (const form of [name, `${name}Sync`]) guard(fs, form, () => validate(`fs.${form}`))
    guard(promises, name, () => validate(`fs.promises.${name}`))
  }
  for (const form of ['open', 'openSync'])
    guard(fs, form, (_, flags) => (isWriting(flags) ? validate(`fs.${form} for writing`) : null))
  guard(promises, 'open', (_, flags) => (isWriting(flags) ? validate('fs.promises.open for writing') : null))
  for (const name of ['createWriteStream', 'WriteStream', 'FileWriteStream'])
    guard(fs, name, () => validate(`fs.${name}`))
  guard(globals, 'fetch', (to) => validate(`fetch of ${addressOf(to)}`))
  for (const name of ['WebSocket', 'EventSource'])
    guard(globals, name, (to) => validate(`${name} to ${String(to)}`))
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

const guardAll = (place: string, namesIn: (owner: Holder) => string[], validate: Validate) => {
  const [module = '', path = ''] = place.split(':')
  const owner = ownerOf(module, path)
  for (const name of namesIn(owner))
    guard(owner, name, () => validate(`${module}.${[path, name].filter(Boolean).join('.')}`))
}

/** A resolver inherits its questions. */
const namesOf = (owner: Holder): string[] => {
  const above: unknown = Object.getPrototypeOf(owner)
  const inherited = above === null || above === Object.prototype ? [] : namesOf(above as Holder)
  return [...Object.getOwnPropertyNames(owner), ...inherited]
}

const guard = (owner: Holder, name: string, validate: (...args: unknown[]) => Error | null) => {
  const original: unknown = owner[name]
  if (typeof original !== 'function') return
  const guarded = new Proxy(original, {
    apply: (target, self, args: unknown[]) => {
      const refusal = validate(...args)
      if (refusal) throw refusal
      return Reflect.apply(target, self, args)
    },
    construct: (target, args: unknown[], self) => {
      const refusal = validate(...args)
      if (refusal) throw refusal
      return Reflect.construct(target, args, self)
    },
  })
  Object.defineProperty(owner, name, { value: guarded, configurable: true, writable: true })
}

const addressOf = (to: unknown): string =>
  typeof to === 'object' && to !== null && 'url' in to ? String(to.url) : String(to)
