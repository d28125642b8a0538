import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { listPasskeys, removePasskey, type Passkey } from '../../../campaign/staff/passkeys.ts'
import { useCommand } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Download } from '../download.tsx'
import { Button } from '../button.tsx'
import { Empty } from '../empty.tsx'
import { Field } from '../field.tsx'
import { Moment } from '../moment.tsx'
import { Notice } from '../notice.tsx'
import { useKnownMe } from '../known-me.ts'
import { createPasskey } from './create-passkey.ts'

const canCreate = 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

type Props = { of: UseQueryResult<{ passkeys: Passkey[]; isPossible: boolean }> }

/** Devices that sign in without a mail. */
export const Passkeys = ({ of }: Props) => {
  if (useKnownMe()?.isPerson === false)
    return (
      <Titled>
        <NoPerson />
      </Titled>
    )
  return (
    <Answered of={of} sample={{ passkeys: [], isPossible: true }}>
      {({ passkeys, isPossible }) => (
        <Titled>
          <div className="sheet lines">
            {passkeys.length > 0 && <List passkeys={passkeys} />}
            {isPossible && canCreate ? <Add /> : <NotPossible />}
          </div>
        </Titled>
      )}
    </Answered>
  )
}

const Titled = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="passkeys">
    <h2 id="passkeys" className="title-2 mb-3">
      Passkeys
    </h2>
    {children}
  </section>
)

const NoPerson = () => (
  <Empty
    isPart
    title="A passkey belongs to a person"
    step={
      <Download className="press" href="/staff/sign-in">
        Sign in by email
      </Download>
    }
  >
    Sign in with your email address to add one.
  </Empty>
)

const NotPossible = () => (
  <p className="device text-soft">
    {canCreate
      ? 'Browsers keep passkeys for a name, and this server is reached by its IP address.'
      : 'This browser has no passkeys.'}
  </p>
)

const List = ({ passkeys }: { passkeys: Passkey[] }) => {
  const remove = useCommand(removePasskey)
  return (
    <ul className="lines">
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id} className="device">
          <div className="min-w-0">
            <p className="device-name">{name}</p>
            <p className="device-times text-sm text-soft">
              <span>
                Added <Moment isWithin at={createdAt} />
              </span>
              {lastUsedAt !== null && (
                <span>
                  Last used <Moment isWithin at={lastUsedAt} />
                </span>
              )}
            </p>
          </div>
          <Button
            tone="danger"
            busy={remove.isPending}
            aria-label={`Remove ${name}`}
            onClick={() => remove.mutate({ id })}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}

const Add = () => {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: createPasskey,
    onSuccess: () => {
      setName('')
      return client.invalidateQueries({ queryKey: [listPasskeys.path] })
    },
  })
  return (
    <form
      className="tool"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(name)
      }}
    >
      <Notice tone={add.isError ? 'bad' : 'good'}>
        {add.error?.message ?? (add.isSuccess && 'The passkey was added.')}
      </Notice>
      <div className="tool-line">
        <Field
          label="Name of this device"
          value={name}
          required
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" tone="main" busy={add.isPending}>
          Add a passkey
        </Button>
      </div>
    </form>
  )
}
