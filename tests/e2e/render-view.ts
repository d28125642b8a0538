import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RendererModule, ViewAssets } from '../../engine/campaign/assets.ts'
import { releaseFiles } from '../../engine/campaign/release.ts'
import type { View } from '../../engine/campaign/view.ts'

// A process of its own, because Playwright's loader cannot load the renderer's module.
// Usage: node render-view.ts <release folder> <view as JSON>; prints the document and its policy as JSON.
const [release = '', view = ''] = process.argv.slice(2)
// These files were written by our own build, in these shapes.
const assets = JSON.parse(readFileSync(join(release, releaseFiles.viewAssets), 'utf8')) as ViewAssets
const address = pathToFileURL(resolve(release, releaseFiles.renderer)).href
const { createRenderer } = (await import(address)) as RendererModule
process.stdout.write(JSON.stringify(createRenderer(assets).render(JSON.parse(view) as View)))
