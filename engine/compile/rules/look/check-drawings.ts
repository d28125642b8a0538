import { join } from 'node:path'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Details } from '../../diagnostics/make-diagnostic.ts'
import { drawingTokens } from '../../drawing/token-paint.ts'
import { maxDrawingBytes } from '../../drawing/read-drawing.ts'
import type { DrawingFault, FaultKind } from '../../drawing/shape.ts'
import type { ParsedCampaign, ParsedCoach, ParsedFiles } from '../../parse/parsed-files.ts'
import type { PictureFile } from '../../parse/read-picture.ts'
import { defineRule } from '../define-rule.ts'
import { drawingsOf } from '../facts/named-pictures.ts'
import { pictureFaults } from './check-pictures.ts'

const checkDrawings = ({ coaches, campaigns, folders }: ParsedFiles): Diagnostic[] =>
  [
    ...[...coaches].map(([slug, parsed]) => ({ slug, parsed })),
    ...campaigns.map((parsed) => ({ slug: parsed.coach, parsed })),
  ].flatMap(({ slug, parsed }) => {
    const folder = folders.get(slug)
    return folder ? faultsIn(parsed, folder.dir, folder.pictures ?? new Map()) : []
  })

export const drawingRule = defineRule({
  ids: {
    drawing: { says: "A look's own drawing consists of plain shapes, is small, and is not a strip." },
  },
  check: checkDrawings,
})

const faultsIn = (
  parsed: Pick<ParsedCampaign | ParsedCoach, 'raw' | 'source'>,
  dir: string,
  pictures: ReadonlyMap<string, PictureFile>,
): Diagnostic[] =>
  drawingsOf(parsed).flatMap(({ text: name, path }) => {
    const file = pictures.get(name)
    // Of any picture, this was said already.
    if (!file || pictureFaults({ name, file, isShared: false, isWide: false, isDrawing: true }).length > 0)
      return []
    const fault = drawingFault(name, file, join(dir, 'assets', name))
    return fault ? [parsed.source.report(path, { rule: 'drawing', ...fault })] : []
  })

type Fault = Pick<Details, 'message' | 'fix' | 'related'> | null

const drawingFault = (name: string, { kind, bytes, drawing }: PictureFile, path: string): Fault => {
  // The schema says it of other endings.
  if (kind !== 'svg') return null
  if (bytes > maxDrawingBytes)
    return {
      message: `"${name}" has ${Math.ceil(bytes / 1024)} KB: a drawing has at most ${maxDrawingBytes / 1024} KB, since it loads with the first screen.`,
      fix: 'Simplify its paths, or show it as a photo: "photo" of a hero.',
    }
  if (!drawing) return null
  const { box, faults } = drawing
  const [first] = faults
  if (first) return contentFault(name, faults, { file: path, line: first.line, column: 1 })
  if (Math.max(...box) <= maxRatio * Math.min(...box)) return null
  return {
    message: `"${name}" is ${box[0]} wide and ${box[1]} high: most of such a strip is cut off.`,
    fix: 'Set its canvas to 4:5, 1:1 or 5:4.',
  }
}

const maxRatio = 2

const contentFault = (
  name: string,
  faults: readonly DrawingFault[],
  place: { file: string; line: number; column: number },
) => {
  const parts = [...new Map(faults.map((fault) => [fault.what, fault])).values()]
  const kinds = [...new Set(faults.map(({ kind }) => kind))]
  const [first] = parts
  const related = [place]
  if (first?.kind === 'broken')
    return { message: `"${name}" is a damaged drawing: ${first.what}.`, fix: fixes.broken, related }
  if (first?.kind === 'box' || first?.kind === 'empty')
    return { message: `"${name}" has ${first.what}.`, fix: fixes[first.kind], related }
  const listed = parts.slice(0, 4).map(({ what, line }) => `${what} (line ${line})`)
  return {
    message: `"${name}" is more than plain shapes: it has ${listed.join(', ')}${parts.length > 4 ? ' and more' : ''}.`,
    fix: kinds.map((kind) => fixes[kind]).join(' '),
    related,
  }
}

const fixes: Record<FaultKind, string> = {
  broken: 'Export it again.',
  box: 'Export it with a viewBox, such as viewBox="0 0 800 800".',
  empty: 'Draw something, and export it as plain SVG.',
  token: `Write a colour such as "#1d6f5c", or a token of the theme: ${drawingTokens.map((token) => `var(--${token})`).join(', ')}.`,
  photo: 'Pictures do not take the colours of a theme: trace it to shapes, or show it as "photo" of a hero.',
  text: 'Convert text to paths: fonts are not part of a drawing.',
  copy: 'Unlink copies and symbols, so that each is a shape of its own.',
  effect: 'Flatten clips, masks, filters and patterns to shapes with plain fills.',
  active: 'Export it as plain SVG, with colours as attributes and without scripts, animations and links.',
}
