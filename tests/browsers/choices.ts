import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { labFiles } from '../e2e/lab-files.ts'
import { writeLabPhoto } from '../e2e/lab-photo.ts'
import { writeSite } from '../fixtures/site-fixture.ts'
import { launchProduct } from '../product.ts'
import type { TriedForm } from './tried-form.ts'

/** No sample campaign sends a radio group or a box: a form of the lab, whose success replaces it. */
export const choiceForm: TriedForm = {
  id: 'nora/long',
  path: '/long',
  answers: {
    name: 'Ann Archer',
    company: 'Northgate',
    size: 'large',
    evening: 'tuesday',
    wish: 'Schools.',
    rules: 'on',
  },
  firstField: 'name',
  label: 'Save my place',
  busy: 'Saving...',
  missing: 'Missing Information',
  success: ['All set!', 'You have a place'],
  full: undefined,
  clears: false,
  source: 'long',
}

/** The product with the lab's campaigns. */
export const launchLab = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'))
  const campaigns = writeSite(labFiles)
  await writeLabPhoto(campaigns)
  const command = ['scripts/build/build.mjs', '--polished', '--campaigns', campaigns]
  const made = spawnSync(process.execPath, [...command, '--out', join(folder, 'dist')], { encoding: 'utf8' })
  rmSync(campaigns, { recursive: true })
  if (made.status !== 0) throw new Error(`The lab could not be built:\n${made.stdout}${made.stderr}`)
  const product = await launchProduct({ folder, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  const close = async () => {
    await product.close()
    rmSync(folder, { recursive: true })
  }
  return { ...product, close }
}
