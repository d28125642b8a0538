import { contentHash, hashOfFiles } from '../bundle/content-hash.ts'
import { sourceHashOf } from '../bundle/source-hash.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isWhole, makeLive, releaseFolder } from './release-writer.ts'
import { loadRenderPng } from '../pages/render-png.ts'
import type { BuildSettings } from './build-settings.ts'

export type BuildResult =
  /** `unchanged`: an earlier build had made this very release. `isQuick`: a build of the whole is to follow. */
  | { ok: true; id: string; folder: string; unchanged: boolean; isQuick: boolean }
  | { ok: false; diagnostics: Diagnostic[] }

/** Builds a release and makes it live. Its id is the hash of its inputs; a save during the build starts it again. */
export const buildRelease = async (settings: BuildSettings): Promise<BuildResult> => {
  const { campaignsDir, outDir, publicOrigin, renderPng = await loadRenderPng(), onProgress } = settings
  // A machine that can draw builds anew what one that cannot has left out.
  const left = renderPng ? [] : ['no pictures']
  const look = async () => {
    const sourceHash = await sourceHashOf()
    const inputs = [sourceHash, await campaignsHashOf(campaignsDir), publicOrigin, ...left]
    const id = contentHash(...inputs).slice(0, 20)
    const isEnough = !settings.isQuick || (await isWhole(outDir, id))
    const quickId = contentHash(...inputs, 'quick').slice(0, 20)
    return { sourceHash, id: isEnough ? id : quickId, isQuick: !isEnough }
  }
  for (let round = 1; round <= mostRounds; round++) {
    const { sourceHash, id, isQuick } = await look()
    const isStill = async () => (await look()).id === id
    const unchanged = await isWhole(outDir, id)
    if (!unchanged) {
      // Loaded late: a start with nothing changed needs neither Vite nor Tailwind.
      const { writeRelease } = await import('./write-release.ts')
      const written = await writeRelease({ ...settings, sourceHash, id, isQuick, renderPng, isStill })
      if (!written.ok && written.diagnostics) return { ok: false, diagnostics: written.diagnostics }
      if (!written.ok) {
        onProgress?.('A file was saved meanwhile: building anew.')
        continue
      }
    }
    await makeLive(outDir, id)
    return { ok: true, id, folder: releaseFolder(outDir, id), unchanged, isQuick }
  }
  throw new Error(
    `Files were saved during each of ${mostRounds} builds; nothing went live. Build again once they rest.`,
  )
}

const mostRounds = 10

const campaignsHashOf = (dir: string) => hashOfFiles(dir, ['.'], /(^|\/)(\.|(README|REFERENCE)\.md$)/)
