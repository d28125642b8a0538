import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import type { SampleProps } from './sample.schema.ts'

type Look = {
  section: string
  /** What of it is paper. */
  paper: 'page' | 'all' | 'words' | 'letter' | 'none'
  /** Paragraphs below the title. */
  left: number
  /** The last paragraph is below them. */
  closesLeft: boolean
}

/** A page of the guide in the layout of the page. */
export const sampleLook = (props: BlockProps<SampleProps>): Look => {
  const { variant, source, title, paragraphs, list, page, setting } = props
  const { layout } = setting
  if (variant === 'page' || (source ?? title) === undefined)
    return { section: 'leaf-lies', paper: 'page', left: 0, closesLeft: false }
  if (layout === 'stairs' && isLetter(props))
    return { section: 'leaf-post leaf-lies', paper: 'letter', left: 0, closesLeft: true }
  const section = looks[layout]
  if (section === undefined)
    return {
      section: 'leaf leaf-book leaf-lies',
      paper: 'all',
      left: list ? paragraphs.length : Math.floor(paragraphs.length / 2),
      closesLeft: list !== undefined && list.length > few,
    }
  const paper = papers[layout] ?? 'all'
  // A page of a guide has a number; the label of a jar has none.
  const isLabel = layout === 'slices' && page === undefined
  return {
    section: isLabel ? `${section} leaf-label` : section,
    paper,
    left: list && paper !== 'words' ? paragraphs.length : 0,
    closesLeft: false,
  }
}

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'page-poster leaf leaf-poster leaf-lies',
  ticket: 'leaf leaf-ticket',
  stairs: 'page-stairs leaf leaf-stairs',
  margin: 'page-margin leaf leaf-margin leaf-lies',
  sheet: 'leaf leaf-sheet leaf-lies',
  letter: 'page-letter leaf leaf-letter leaf-lies',
  slices: 'page-slices leaf leaf-slices',
  chart: 'page-chart leaf leaf-chart leaf-lies',
  programme: 'page-programme leaf leaf-programme leaf-lies',
}

const papers: Partial<Record<PageLayout, Look['paper']>> = {
  ticket: 'none',
  stairs: 'none',
  margin: 'words',
  programme: 'words',
}

/** A longer list fills the right page of a book. */
const few = 4

/** It begins as letters do: "Dear Mrs. Holm,". */
const isLetter = ({ list, paragraphs: [greeting = ''] }: SampleProps) => !list && greeting.endsWith(',')
