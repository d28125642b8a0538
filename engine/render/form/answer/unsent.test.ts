import { describe, expect, it } from 'vitest'
import { unsentLifetime, unsentShelf } from './unsent.ts'

const campaign = 'nora/sleep'
const request = (key: string) => ({
  url: '/api/submit/nora/sleep',
  key,
  body: '{}',
  fields: '{"name":"Ann"}',
})

const deviceOf = () => {
  const items = new Map<string, string>()
  const clock = { now: 1_700_000_000_000 }
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  }
  return {
    items,
    clock,
    shelf: unsentShelf(
      campaign,
      () => storage,
      () => clock.now,
    ),
  }
}

const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('answers that were not sent', () => {
  it('are stored under the id of the campaign, with their key and time, until they are removed', () => {
    const { items, clock, shelf } = deviceOf()
    expect(shelf.read()).toEqual([])
    expect(items.size).toBe(0)
    expect(shelf.keep(request('one'))).toBe(true)
    expect([...items.keys()]).toEqual([campaign])
    expect(shelf.read()).toEqual([{ ...request('one'), at: clock.now }])
    shelf.forget('another')
    expect(shelf.read()).toHaveLength(1)
    shelf.forget('one')
    expect(items.size).toBe(0)
  })

  it('expire seven days after the first try, however often they are tried', () => {
    const { items, clock, shelf } = deviceOf()
    shelf.keep(request('one'))
    clock.now += unsentLifetime - 1
    shelf.keep(request('one'))
    expect(shelf.read()).toHaveLength(1)
    clock.now += 1
    expect(shelf.read()).toEqual([])
    expect(items.size).toBe(0)
  })

  it('do not outlive a clock that was set back', () => {
    const { clock, shelf } = deviceOf()
    shelf.keep(request('one'))
    clock.now -= unsentLifetime
    expect(shelf.read()).toEqual([])
  })

  it('of several people are stored together, each once and at most five', () => {
    const { shelf } = deviceOf()
    for (const key of ['one', 'two', 'one', 'three', 'four', 'five', 'six']) shelf.keep(request(key))
    expect(shelf.read().map(({ key }) => key)).toEqual(['one', 'three', 'four', 'five', 'six'])
  })

  it('are not read from data of another program, which is removed', () => {
    const { items, shelf } = deviceOf()
    for (const text of ['', 'x', '{}', 'null', '[null,1,{"key":"x"}]']) {
      items.set(campaign, text)
      expect(shelf.read()).toEqual([])
      expect(items.has(campaign)).toBe(false)
    }
  })

  it('are not stored where storage is blocked, and nothing breaks', () => {
    const full = { getItem: () => null, setItem: blocked, removeItem: blocked }
    for (const shelf of [
      unsentShelf(campaign, blocked, Date.now),
      unsentShelf(campaign, () => full, Date.now),
    ]) {
      expect(shelf.keep(request('one'))).toBe(false)
      expect(shelf.read()).toEqual([])
      expect(() => shelf.forget('one')).not.toThrow()
    }
  })
})
