import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EditPath } from '../../../campaign/preview/editor-edit.ts'
import { loadSharp } from '../../pages/open-photo.ts'
import { endingsOf, isPhoto, maxPhotoPixels, readPicture } from '../../parse/read-picture.ts'
import type { PictureFile } from '../../parse/read-picture.ts'
import { pictureFaults } from '../../rules/look/check-pictures.ts'
import { EditRefused } from './edit-refused.ts'

/** `path`: the field that the picture is chosen for. */
type Given = { folder: string; name: string; path: EditPath; content: Buffer }

/** Puts a picture into the assets folder, and returns its name there; refuses what the check would. Overwrites nothing. */
export const addPicture = async ({ folder, name, path, content }: Given): Promise<string> => {
  const file = factsOf(content)
  const wanted = cleanName(name, file.kind)
  const use = {
    isShared: path[0] === 'seo',
    isWide: path.at(-1) === 'file',
    isDrawing: path.includes('drawing'),
  }
  const facts = (await isWhole(wanted, file, content)) ? file : { bytes: file.bytes, kind: null }
  const [fault] = pictureFaults({ name: wanted, file: facts, ...use })
  if (fault) throw new EditRefused(`${fault.message} ${fault.fix ?? ''}`.trim())
  mkdirSync(folder, { recursive: true })
  return written(folder, wanted, content)
}

const factsOf = (content: Buffer): PictureFile => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-picture-'))
  try {
    const file = join(folder, 'picture')
    writeFileSync(file, content)
    return readPicture(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** "IMG 2034 (Zoë).JPG" becomes "img-2034-zoe.jpg". The ending is that of what the file holds. */
const cleanName = (name: string, kind: string | null): string => {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  const clean = stem
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  const right = endingsOf[kind ?? '']?.[0]
  return `${clean || 'picture'}${right === undefined ? ending.toLowerCase() : `.${right}`}`
}

/** Whether all of it can be decoded: a transfer that broke off leaves a picture with a right beginning. */
const isWhole = async (name: string, { size }: PictureFile, content: Buffer): Promise<boolean> => {
  if (!isPhoto(name) || !size || size.width * size.height > maxPhotoPixels) return true
  const sharp = await loadSharp()
  return sharp(content, { limitInputPixels: maxPhotoPixels, failOn: 'truncated', sequentialRead: true })
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

const written = (folder: string, wanted: string, content: Buffer): string => {
  const there = new Set(readdirSync(folder).map((name) => name.toLowerCase()))
  const [, stem = wanted, ending = ''] = /^(.*)(\.[^.]*)$/.exec(wanted) ?? []
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${stem}-${number}${ending}`
    if (!there.has(name)) {
      writeFileSync(join(folder, name), content, { flag: 'wx' })
      return name
    }
    if (isSame(join(folder, name), content)) return name
  }
}

const isSame = (file: string, content: Buffer): boolean => {
  try {
    return readFileSync(file).equals(content)
  } catch {
    return false
  }
}
