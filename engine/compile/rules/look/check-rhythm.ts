import { heroGround } from '../../../campaign/schema/words.ts'
import type { HeroVariant } from '../../../campaign/schema/words.ts'
import { Section } from '../../../campaign/schema/campaign.ts'
import { layoutsByType } from '../../../campaign/schema/columns.ts'
import type { Columns, Tone } from '../../../campaign/schema/columns.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

type Beat = {
  at: number
  type: string
  tone: Tone
  columns: Columns
  /** The key that chooses the layout. */
  key: string
  /** That the section could have; asked for a complaint alone, since each is parsed. */
  variants: () => [variant: string, Columns][]
}

type Layouts = Readonly<Record<string, Columns>>

const checkRhythm = ({ coaches, campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) => {
    const { theme, portrait } = coaches.get(parsed.coach)?.value ?? {}
    const beats = beatsOf(parsed, theme?.hero, portrait !== undefined)
    return beats.length === 0 ? [] : [...alike(parsed, beats), ...monotonous(parsed, beats)]
  })

export const rhythmRule = defineRule({
  ids: {
    rhythm: { says: 'Neighbouring sections look different.' },
  },
  check: checkRhythm,
})

const beatsOf = (
  { sections, value }: ParsedCampaign,
  hero: HeroVariant | undefined,
  hasPortrait: boolean,
): Beat[] => {
  const parsed = value?.sections ?? sections.map((raw) => Section.safeParse(raw).data)
  if (parsed.includes(undefined)) return []
  return parsed.flatMap((section, at): Beat[] => {
    const layouts = section && layoutsByType.get(section.type)
    if (!layouts || ('placement' in section && section.placement === 'hero')) return []
    const { key } = layouts
    const shown = shownAs(layouts.columns, section, hasPortrait)
    const own: unknown = Object.entries(section).find(([name]) => name === key)?.[1]
    const columns =
      shown[typeof own === 'string' ? own : section.type === 'hero' ? (hero ?? '') : usualName(shown)]
    const tone = section.type === 'hero' ? groundOf(section, hero) : section.tone
    const fits = ([variant]: [string, Columns]) => Section.safeParse({ ...section, [key]: variant }).success
    const variants = () => Object.entries(shown).filter(fits)
    return columns && tone ? [{ at, type: section.type, tone, columns, key, variants }] : []
  })
}

/** Of a section that leaves it open. */
const usualName = (layouts: Layouts) => Object.keys(layouts)[0] ?? ''

/** An `arch` without a portrait is shown as a letter. */
const shownAs = (columns: Layouts, section: Section, hasPortrait: boolean): Layouts =>
  section.type === 'about' && !hasPortrait && section.portrait === undefined
    ? { ...columns, arch: columns['letter'] ?? 'split' }
    : columns

const groundOf = ({ tone, variant }: Extract<Section, { type: 'hero' }>, hero?: HeroVariant) => {
  const layout = variant ?? hero
  return tone ?? (layout && heroGround(layout))
}

const alike = ({ source }: ParsedCampaign, beats: Beat[]): Diagnostic[] =>
  beats.flatMap((beat, index) => {
    const before = beats[index - 1]
    if (!before || !isSame(before, beat)) return []
    const around = [before, beats[index + 1]].filter((one) => one !== undefined)
    return [
      source.report(['sections', beat.at, 'tone'], {
        rule: 'rhythm',
        message: `the ${beat.type} has the same ground (${beat.tone}) and the same columns (${spoken[beat.columns]}) as the ${before.type} above it.`,
        fix: fixOf(beat, around),
        related: [placeOf(source, before.at)],
      }),
    ]
  })

const isSame = (a: Pick<Beat, 'tone' | 'columns'>, b: Pick<Beat, 'tone' | 'columns'>) =>
  a.tone === b.tone && a.columns === b.columns

const placeOf = (source: ParsedCampaign['source'], at: number) => {
  const { file, line, column } = source.report(['sections', at], { rule: '', message: '' })
  return { file, line, column }
}

const tones: Tone[] = ['paper', 'tint', 'deep']

const fixOf = (beat: Beat, around: Beat[]): string => {
  const fits = (change: Partial<Beat>) => !around.some((one) => isSame(one, { ...beat, ...change }))
  const otherTones = tones.filter((tone) => fits({ tone })).map((tone) => `"tone: ${tone}"`)
  const otherVariants = beat
    .variants()
    .filter(([, columns]) => fits({ columns }))
    .map(([variant]) => `"${beat.key}: ${variant}"`)
  const ways = [...otherTones, ...otherVariants]
  return ways.length > 0 ? `Give it ${ways.join(' or ')}.` : 'Move one of the two to another place.'
}

const spoken: Record<Columns, string> = {
  split: 'a title beside a list',
  wide: 'one statement across',
  media: 'a picture beside words',
  across: 'things side by side',
}

const longPage = 5

const monotonous = ({ source }: ParsedCampaign, beats: Beat[]): Diagnostic[] => {
  if (beats.length < longPage) return []
  const missing = (['deep', 'tint'] as const).filter((tone) => !beats.some((beat) => beat.tone === tone))
  const ways = new Set(beats.map(({ columns }) => columns))
  const faults = [
    ...missing.map((tone) => ({
      message: `a page of ${beats.length} sections has none with "tone: ${tone}".`,
      fix: `Give it to one of them: ${tone === 'deep' ? 'a quote or the last call' : 'a list or the portrait'} carries it well.`,
    })),
    ...(ways.size < 3
      ? [
          {
            message: `a page of ${beats.length} sections uses the width in ${ways.size === 1 ? 'one way' : 'two ways'} only: ${[...ways].map((way) => spoken[way]).join(', ')}.`,
            fix: `Add or change a section, so that there is ${unused(ways)} as well: ${waysOut(beats, ways)}.`,
          },
        ]
      : []),
  ]
  return faults.map((fault) => source.report(['sections'], { rule: 'rhythm', ...fault }))
}

const waysOut = (beats: Beat[], ways: Set<Columns>) => {
  const here = beats.flatMap(({ type, key, variants }) =>
    variants()
      .filter(([, columns]) => !ways.has(columns))
      .map(([variant]) => `${type} with "${key}: ${variant}"`),
  )
  return here.length > 0
    ? [...new Set(here)].join(' or ')
    : 'benefits with "variant: trio" or an about with a portrait'
}

const unused = (ways: Set<Columns>) =>
  Object.entries(spoken)
    .filter(([way]) => ![...ways].some((used) => used === way))
    .map(([, words]) => words)
    .join(' or ')
