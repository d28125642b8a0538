import type { FakeImages } from '../fakes/fake-images.ts'
import type { Product } from '../product.ts'
import { documentOf } from './document.ts'
import type { Document } from './document.ts'
import { screensOf } from './screens.ts'
import { nextVisitor } from './visit-forms.ts'

const page = 'rampup/image-generator'

export const visitImages = async (product: Product, images: FakeImages): Promise<Document[]> => {
  const ask = async (what: string, prompt: string, kind: 'json' | 'form'): Promise<Document> => {
    const answer = await fetch(`${product.origin}/api/image/${page}`, {
      method: 'POST',
      headers: {
        origin: product.origin,
        'x-forwarded-for': nextVisitor().ip,
        ...(kind === 'json' && { 'content-type': 'application/json' }),
      },
      body: kind === 'json' ? JSON.stringify({ prompt }) : new URLSearchParams({ prompt }),
    })
    return documentOf(`picture, ${what}, ${kind}: ${answer.status}`, screensOf(page), await answer.text())
  }
  const documents = [
    await ask('drawn', 'A porch', 'json'),
    await ask('drawn', 'A porch', 'form'),
    await ask('no words', ' ', 'json'),
  ]
  images.setMode('500')
  documents.push(await ask('failed', 'A porch', 'json'))
  images.setMode('ok')
  const sizes = images.pictures().map(({ size }) => size)
  return [...documents, documentOf('requests to the image service', screensOf(page), sizes.join(' '))]
}
