import { join } from 'node:path'
import type { View } from '../../engine/campaign/release/view.ts'
import { loadBundledRenderer } from '../../server/adapters/bundled-renderer.ts'
import { readRelease } from '../../server/release/read-release.ts'
import { viewAssetsOf } from '../../server/release/release-parts.ts'

// A separate process, because Playwright's loader cannot load the renderer.
// Fork with the folder of releases; returns the document and policy of each view that is sent.
const dist = process.argv[2] ?? ''
const { parts } = readRelease(dist)
const renderer = await loadBundledRenderer(join(dist, parts.code.renderer), viewAssetsOf(parts))
process.on('message', (view) => process.send?.(renderer.render(view as View)))
