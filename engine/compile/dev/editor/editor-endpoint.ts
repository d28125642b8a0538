import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { EditorEdit, EditPath, NewCampaign } from '../../../campaign/preview/editor-edit.ts'
import type { Starter } from '../../../campaign/preview/editor-view.ts'
import { contentHash } from '../../bundle/content-hash.ts'
import { diskUrl } from '../dev-page.ts'
import { fileIn } from '../dev-site.ts'
import type { DevSettings, DevSite } from '../dev-site.ts'
import { maxPhotoBytes } from '../../parse/read-picture.ts'
import { scaleDown } from '../../rules/look/check-pictures.ts'
import { addPicture } from './add-picture.ts'
import { EditRefused } from './edit-refused.ts'
import { FileChanged, openEditor } from './open-editor.ts'
import type { Shown } from './open-editor.ts'
import { isOwnPage } from './own-page.ts'

const Write = z.union([
  z.strictObject({ version: z.string(), edit: EditorEdit }),
  z.strictObject({ version: z.string(), text: z.string() }),
  z.strictObject({ version: z.string(), undo: z.literal(true) }),
])

/** The form of a campaign's or coach's file at "/__editor/<coach>/<stem>.json", and its changes. */
export const editorEndpoint = (settings: DevSettings, site: DevSite): Plugin => ({
  name: 'porchlight:editor',
  configureServer(server) {
    const editor = openEditor()
    const respond = async (shown: Shown, request: IncomingMessage, response: ServerResponse) => {
      if (request.method === 'GET') return send(response, 200, editor.show(shown))
      if (!isOwnPage(request)) return send(response, 403, foreign)
      const write = Write.parse(JSON.parse(await bodyOf(request)))
      if ('undo' in write) editor.undo(shown, write.version)
      else if ('text' in write) editor.writeText(shown, write.version, write.text)
      else editor.write(shown, write.version, write.edit)
      return send(response, 200, editor.show(shown))
    }
    const refuse = (response: ServerResponse, error: unknown) => {
      if (error instanceof FileChanged) return send(response, 409, { why: 'The file has changed on disk.' })
      if (error instanceof EditRefused) return send(response, 422, { why: error.message })
      server.config.logger.error(String(error))
      return send(response, 400, { why: error instanceof Error ? error.message : String(error) })
    }
    server.middlewares.use((request, response, next) => {
      if (request.url === '/__editor/new.json') {
        create(settings, request, response).catch((error: unknown) => refuse(response, error))
        return
      }
      const coach = /^\/__editor\/([a-z0-9-]+)\/assets\?/.exec(request.url ?? '')?.[1]
      if (coach !== undefined) {
        keep(join(settings.dir, coach), request, response).catch((error: unknown) => refuse(response, error))
        return
      }
      const shown = shownAt(request.url ?? '', settings, site)
      if (shown) respond(shown, request, response).catch((error: unknown) => refuse(response, error))
      else next()
    })
  },
})

const create = async (settings: DevSettings, request: IncomingMessage, response: ServerResponse) => {
  if (request.method === 'GET') return send(response, 200, startersIn(settings))
  if (!isOwnPage(request)) return send(response, 403, foreign)
  const made = await settings.create(NewCampaign.parse(JSON.parse(await bodyOf(request))))
  return send(response, 'at' in made ? 200 : 422, made)
}

/** A picture for the assets folder: `name` is what the file was called, `path` the field that it is for. */
const keep = async (coachFolder: string, request: IncomingMessage, response: ServerResponse) => {
  if (!isOwnPage(request) || !existsSync(join(coachFolder, 'coach.yaml'))) return send(response, 403, foreign)
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  const name = searchParams.get('name') ?? ''
  const path = EditPath.parse(JSON.parse(searchParams.get('path') ?? '[]'))
  const content = await bytesOf(request, maxPhotoBytes + 1, tooLarge)
  return send(response, 200, {
    name: await addPicture({ folder: join(coachFolder, 'assets'), name, path, content }),
  })
}

const tooLarge = `This picture has more than ${Math.floor(maxPhotoBytes / 1024 / 1024)} MB. ${scaleDown}`

const foreign = { why: 'Only a page of this server may write.' }

/** Kinds of page to begin with, and what each is. */
const startersIn = ({ schemas }: DevSettings): Starter[] => {
  const { enum: names = [], enumDescriptions = [] } = schemas().campaign.properties?.['template'] ?? {}
  return names.map((name, at) => ({ name: String(name), says: enumDescriptions[at] ?? '' }))
}

const shownAt = (url: string, { dir, schemas }: DevSettings, site: DevSite): Shown | null => {
  const [, coach, stem] = /^\/__editor\/([a-z0-9-]+)\/([a-z0-9-]+)\.json(?:\?|$)/.exec(url) ?? []
  if (coach === undefined || stem === undefined) return null
  const file = join(dir, coach, `${stem}.yaml`)
  if (!existsSync(file)) return null
  const pictures = picturesIn(join(dir, coach, 'assets'))
  if (stem === 'coach') return { file, schema: schemas().coach, templateSections: [], pictures }
  const campaign = site.load().site?.campaigns.find((one) => fileIn(dir, one.file) === file)
  return {
    file,
    schema: schemas().campaign,
    pictures,
    templateSections: campaign?.templateSections ?? [],
  }
}

const picturesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(name))
    .map((name) => ({ name, url: diskUrl(join(folder, name)) }))

const bodyOf = async (request: IncomingMessage) =>
  (await bytesOf(request, 1_000_000, 'This is more than a file of a campaign holds.')).toString()

const bytesOf = async (request: IncomingMessage, most: number, refusal: string): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > most) throw new EditRefused(refusal)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

const send = (response: ServerResponse, status: number, value: object): void => {
  const content = JSON.stringify(value)
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('etag', `"${contentHash(content)}"`)
  response.end(content)
}
