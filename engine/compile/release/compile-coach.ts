import type { ManifestCoach } from '../../campaign/release/manifest.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { lettersByCoach } from '../fonts/font-letters.ts'
import { validateCoach } from '../load/validate-coach.ts'
import { coachSiteOf, joinedSite } from '../load/site-from.ts'
import type { Quality } from '../pages/quality.ts'
import type { RenderPng } from '../pages/render-png.ts'
import type { ParsedSiteFile } from '../parse/parsed-files.ts'
import { readCoachPart } from '../parse/read-coach.ts'
import type { CoachPart } from '../parse/read-coach.ts'
import { summaryOf } from '../rules/coach-summary.ts'
import type { CoachSummary } from '../rules/coach-summary.ts'
import { templates } from '../templates/templates.ts'
import { formerOf, makeBundle } from './make-bundle.ts'
import type { Former } from './bundle-parts.ts'
import type { Objects } from './objects.ts'
import { readBundle, readRecord } from './coach-record.ts'
import type { CoachRecord } from './coach-record.ts'
import type { Workshop } from './open-tools.ts'

export type CoachJob = {
  slug: string
  dir: string
  /** Hash of the files that are to be compiled. */
  inputs: string
  quality: Quality
  /** The last bundle of the coach; null: there is none. */
  former: ManifestCoach | null
}

export type CompiledCoach = {
  slug: string
  inputs: string
  diagnostics: Diagnostic[]
  summary: CoachSummary
  /** Null where a diagnostic is in the way. */
  made: ManifestCoach | null
  /** Pages that were made anew. */
  pages: number
  /** Of pages, where the last bundle had none such. */
  notes: string[]
}

export type CompileContext = {
  workshop: Workshop
  publicOrigin: string
  renderPng: RenderPng
  site: ParsedSiteFile | null
}

/** Reads, checks and makes all of a coach. `before`: the part read last, which saves reading files again that stayed. */
export const compileCoach = async (
  { slug, dir, inputs, quality, former }: CoachJob,
  context: CompileContext,
  before?: CoachPart,
): Promise<{ compiled: CompiledCoach; part: CoachPart }> => {
  const { workshop, publicOrigin, renderPng, site } = context
  const part = readCoachPart({ slug, dir }, { templates }, before)
  const diagnostics = validateCoach(part, { publicOrigin, site })
  const summary = summaryOf(part)
  const refused = { slug, inputs, diagnostics, summary, made: null, pages: 0, notes: [] }
  if (diagnostics.length > 0 || !site?.value) return { compiled: refused, part }
  const own = joinedSite(site.value, [coachSiteOf(part)])
  const { objects, cache } = workshop
  const known = former && readFormer(objects, former)
  const { bundle, made, isQuick, anew } = await makeBundle({
    site: own,
    tools: {
      context: { ...workshop.context, letters: lettersByCoach(own) },
      serving: { objects, cache, quality },
      quality,
      renderPng,
    },
    publicOrigin,
    former: known,
  })
  const { dir: _, ...stored } = summary
  const manifest: ManifestCoach = {
    inputs,
    ...(isQuick && { isQuick: true }),
    bundle: objects.put(JSON.stringify(bundle), '.json'),
    record: objects.put(JSON.stringify({ ...made, summary: stored } satisfies CoachRecord), '.json'),
  }
  const notes = Object.entries(made.pages).flatMap(([id, page]) =>
    page.notes.filter((note) => !known?.pages[id]?.notes.includes(note)),
  )
  return { compiled: { slug, inputs, diagnostics, summary, made: manifest, pages: anew, notes }, part }
}

const readFormer = (objects: Objects, former: ManifestCoach): Former | null => {
  const [bundle, record] = [readBundle(objects, former), readRecord(objects, former)]
  return bundle && record && formerOf(bundle, record)
}
