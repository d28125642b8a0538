import { Notice } from '../notice.tsx'

type Props = { of: { data?: { said: string } | undefined; error: Error | null }; failed: string }

/** What came of a command; `failed`: what did not work, above the reason. */
export const Result = ({ of: { data, error }, failed }: Props) => (
  <>
    <Notice>{data?.said}</Notice>
    <Notice tone="bad">
      {error && (
        <>
          <b className="block">{failed}</b>
          {error.message}
        </>
      )}
    </Notice>
  </>
)
