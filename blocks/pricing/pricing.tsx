import { clsx } from 'clsx'
import { ActionLink, QuietLink } from '../kit/button.tsx'
import { unbroken } from '../kit/figures.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading, ItemTitle } from '../kit/heading.tsx'
import { Icon } from '../kit/icon.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { PricingProps } from './pricing.schema.ts'

type Offer = PricingProps['offers'][number]
type Priced = { offer: Offer; under: string | undefined }

/** What it costs, and what is in it. */
export const Pricing = ({ variant, tone, anchor, title, text, offers, note }: BlockProps<PricingProps>) => {
  const [only, ...others] = offers
  const below = note !== undefined && <p className="offers-note">{note}</p>
  const hasMark = offers.some(({ mark }) => mark !== undefined)
  if (variant === 'single' && only && others.length === 0)
    return (
      <Frame tone={tone} anchor={anchor}>
        <div className="split">
          <div className="offer-alone">
            <Heading title={title} text={text} />
            <OfferHead offer={only} under={title} />
          </div>
          <div>
            <div className="offer">
              <OfferBody offer={only} isFirst />
            </div>
            {below}
          </div>
        </div>
      </Frame>
    )
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className="stack">
        <Heading title={title} text={text} />
        <div>
          <div className="offers">
            {offers.map((offer) => (
              <div key={offer.name} className={clsx('offer', offer.mark !== undefined && 'offer-first')}>
                <OfferHead offer={offer} under={title} />
                <OfferBody offer={offer} isFirst={offer.mark !== undefined || !hasMark} />
              </div>
            ))}
          </div>
          {below}
        </div>
      </div>
    </Frame>
  )
}

const OfferHead = ({ offer: { name, mark, price, per, text }, under }: Priced) => (
  <>
    <div className="offer-name">
      <ItemTitle under={under}>{name}</ItemTitle>
      {mark !== undefined && <p className="eyebrow">{mark}</p>}
    </div>
    <p className="offer-price">
      <b>{unbroken(price)}</b>
      {per !== undefined && <span> {per}</span>}
    </p>
    <div>{text !== undefined && <p className="quiet">{text}</p>}</div>
  </>
)

/** `isFirst`: its action is a button; those beside a recommended offer are links. */
const OfferBody = ({ offer: { points, action }, isFirst }: { offer: Offer; isFirst: boolean }) => (
  <>
    <ul>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
    <div>{action && (isFirst ? <ActionLink action={action} /> : <QuietLink link={action} />)}</div>
  </>
)
