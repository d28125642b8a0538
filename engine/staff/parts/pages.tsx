import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { noConnection, useIsOnline } from './use-is-online.ts'

/** "3-cursor": the number of a page, and the cursor that it begins after. */
const Address = z.string().check(z.regex(/^[1-9]\d{0,5}-./))

/** State of a link between pages: the addresses of those before, the first page's empty. */
const Trail = z.record(z.string(), z.unknown())
const Addresses = z.array(z.string())

/** Where a reader is in a list of pages, as the address says under `name`. */
export const usePages = (name = 'page') => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const known = Trail.safeParse(state).data ?? {}
  const trail = Addresses.safeParse(known[name]).data ?? []
  const at = Address.safeParse(search.get(name)).data ?? ''
  const before = at === '' ? 0 : Number.parseInt(at, 10) - 1
  const cursor = at.slice(at.indexOf('-') + 1)
  const linkTo = (to: string, next: string[]) => ({
    to: {
      search: String(
        new URLSearchParams(
          [...search].filter(([key]) => key !== name).concat(to === '' ? [] : [[name, to]]),
        ),
      ),
    },
    state: { ...known, [name]: next },
  })
  return {
    /** To spread into what is asked. */
    asked: at === '' ? {} : { cursor },
    at,
    isFirst: at === '',
    /** How many pages are before this one. */
    before,
    /** Null: this page was opened by its address, so only the first one is known. */
    back: trail.length === 0 ? null : linkTo(trail.at(-1) ?? '', trail.slice(0, -1)),
    first: linkTo('', []),
    open: (next: string) => linkTo(`${before + 2}-${next}`, [...trail, at]),
  }
}

type Props = {
  label: string
  pages: ReturnType<typeof usePages>
  next: string | null
  /** Of a list that begins with the oldest: "Earlier", "Later". */
  words?: [string, string]
  /** Rows of a full page and of this one, and of all, where that is known. */
  range?: { size: number; rows: number; of?: string } | undefined
}

/** Below a list, beside its rows: links to the page before and after. */
export const Pages = ({ label, pages, next, range, words: [before, after] = ['Newer', 'Older'] }: Props) => {
  const nav = useRef<HTMLElement>(null)
  const isOnline = useIsOnline()
  useShowFromTop(nav, pages.at)
  if (pages.isFirst && next === null) return null
  return (
    <nav ref={nav} aria-label={label} className="mt-3 flex items-center justify-end gap-2">
      {range && <p className="mr-auto text-sm text-soft">{shown(pages.before * range.size, range)}</p>}
      {!pages.isFirst && (
        <Link className="press" {...(pages.back ?? pages.first)}>
          {pages.back ? before : 'First page'}
        </Link>
      )}
      {next !== null &&
        (isOnline ? (
          <Link className="press" {...pages.open(next)}>
            {after}
          </Link>
        ) : (
          <a {...noConnection} className="press">
            {after}
          </a>
        ))}
    </nav>
  )
}

/** Once another page is there, its first row is in view and has the focus. */
const useShowFromTop = (nav: { current: HTMLElement | null }, at: string) => {
  const shownAt = useRef(at)
  useEffect(() => {
    const list = nav.current?.parentElement
    if (shownAt.current === at || !list || list.ariaBusy === 'true') return
    shownAt.current = at
    list.scrollIntoView()
    list.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true })
  })
}

/** "51 to 60 of 60". */
const shown = (before: number, { rows, of }: { rows: number; of?: string }) =>
  `${before + 1} to ${before + rows}${of === undefined ? '' : ` of ${of}`}`
