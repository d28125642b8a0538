import { expect, test } from 'vitest'
import type { EditorGroup, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { placeWords } from './nodes-in.ts'

const base = (at: string, label: string) => ({ path: [], at, label, isRequired: false, isWritten: true })
const group = (at: string, label: string, ...nodes: EditorNode[]): EditorGroup => ({
  ...base(at, label),
  kind: 'group',
  nodes,
})
const list = (at: string, label: string, node: EditorNode): EditorNode => ({
  ...base(at, label),
  kind: 'list',
  items: [{ node, excerpt: '' }],
  additions: [],
  end: 1,
})
const link: EditorNode = {
  ...base('sections[0].offers[0].href', 'Link'),
  kind: 'text',
  value: '',
  size: 'line',
}
const offers = list('sections[0].offers', 'Offers', group('sections[0].offers[0]', '1', link))
const tree = group('', '', list('sections', 'Sections', group('sections[0]', 'Pricing', offers)))

test('where a diagnostic is has the words of the panel', () => {
  expect(placeWords(tree, 'sections[0].offers[0].href')).toBe('Pricing, offers 1, link')
  expect(placeWords(tree, 'sections')).toBe('Sections')
})
