import { useEffect, useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { DevCampaign } from '../../../campaign/preview/dev-view.ts'
import { useIndex } from '../store/dev-store.ts'
import { useFollowed } from '../store/use-followed.ts'
import { useTitle } from '../use-title.ts'

export function FilePage() {
  const url = `/${useParams()['*'] ?? ''}`
  const campaigns = useIndex().coaches.flatMap((coach) => coach.campaigns)
  const owner = campaigns.find(({ files }) => files.some((file) => file.url === url))
  const label = owner?.files.find((file) => file.url === url)?.label ?? url
  const title = owner ? `${label} · ${owner.name}` : label
  const file = useFile(url)
  useTitle(title)
  return (
    <div className="wb wb-file">
      <header className="wb-mail-head">
        <Link to="/" className="wb-lamp">
          All campaigns
        </Link>
        <a href={url} target="_blank" rel="noreferrer">
          By itself
        </a>
      </header>
      <main>
        <Head owner={owner} label={label} />
        {file === null && <p className="wb-quiet">The file is being made ...</p>}
        {file !== null && <Content file={file} title={title} />}
      </main>
    </div>
  )
}

const Head = ({ owner, label }: { owner: DevCampaign | undefined; label: string }) => (
  <>
    <h1>{label}</h1>
    {owner && (
      <p className="wb-quiet">
        <span>
          of <Link to={owner.at}>{owner.name}</Link>
        </span>
        <span>{owner.id}</span>
      </p>
    )}
  </>
)

const Content = ({ file, title }: { file: ShownFile; title: string }) => {
  if ('why' in file)
    return (
      <div className="wb-nothing">
        <h2>This file cannot be shown</h2>
        <p>It appears here once that is fixed.</p>
        <pre className="wb-frame">{file.why}</pre>
      </div>
    )
  if (file.type.startsWith('image/')) return <img src={file.content} alt={title} />
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's PDF viewer does not work in a sandbox
  return <iframe title={title} src={file.content} />
}

/** `content`: a blob URL, new only if the bytes are. */
type ShownFile = { content: string; type: string } | { why: string }

const useFile = (url: string): ShownFile | null => {
  const found = useFollowed(url, readBlob)
  const blob = found && 'content' in found ? found.content : null
  const content = useMemo(() => blob && URL.createObjectURL(blob), [blob])
  useEffect(() => (content === null ? undefined : () => URL.revokeObjectURL(content)), [content])
  if (found && 'why' in found) return found
  return blob && content !== null ? { content, type: blob.type } : null
}

const readBlob = (response: Response) => response.blob()
