import { expect, test } from 'vitest'
import { partsOf } from './script-parts.ts'

const map = {
  file: 'island.js',
  version: 3,
  sources: ['node_modules/@a/b/main.js', 'engine/app/client.tsx'],
  sourcesContent: [],
  names: [],
  sourceRoot: '',
  // Columns 0 to 4 are of the package, 5 to 9 are ours; of the second line, columns 0 to 4 are of nobody.
  mappings: 'AAAA,KCAA;A,KAAA',
}

test('each part of a script counts for its package, what is of no package for Porchlight', () => {
  const sizes = partsOf('aaaaabbbbb\ncccccbb', map).map(({ owner, bytes }) => [owner, bytes])
  expect(Object.fromEntries(sizes)).toEqual({ '@a/b': 5, Porchlight: 7, bundler: 5 })
})
