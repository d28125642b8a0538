import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listPasskeys, removePasskey, type Passkey } from '../../../campaign/staff/passkeys.ts'
import { useAnswer, useCommand } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Download } from '../download.tsx'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Moment } from '../moment.tsx'
import { Notice } from '../notice.tsx'
import { useKnownMe } from '../known-me.ts'
import { createPasskey } from './create-passkey.ts'

const canCreate = 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Devices that sign in without a mail. */
export const Passkeys = () => {
  const answer = useAnswer(listPasskeys, {})
  const isPossible = useKnownMe()?.isPerson !== false
  return (
    <section className="setting" aria-labelledby="passkeys">
      <h2 id="passkeys" className="title-2">
        Passkeys
      </h2>
      <div className="grid gap-4">
        <Answered
          of={answer}
          sample={{ passkeys: [], isPossible }}
          failed="The passkeys could not be loaded"
          isAside
        >
          {({ passkeys, isPossible: canHave }) => (
            <>
              {passkeys.length === 0 && <p>You have no passkey yet.</p>}
              {canHave && canCreate && (
                <p>
                  Sign in with your finger, face or PIN instead of waiting for an email. The key stays on your
                  device.
                </p>
              )}
              {passkeys.length > 0 && <List passkeys={passkeys} />}
              {canHave && canCreate ? <Add /> : <NotPossible />}
            </>
          )}
        </Answered>
      </div>
    </section>
  )
}

const NotPossible = () => {
  if (useKnownMe()?.isPerson === false)
    return (
      <div className="grid justify-items-start gap-3">
        <p>A passkey belongs to a person. Sign in with your email address to add one.</p>
        <Download className="press" href="/staff/sign-in">
          Sign in by email
        </Download>
      </div>
    )
  return (
    <p className="text-soft">
      {canCreate
        ? 'Browsers keep passkeys for a name, and this server is reached by its IP address.'
        : 'This browser has no passkeys.'}
    </p>
  )
}

const List = ({ passkeys }: { passkeys: Passkey[] }) => {
  const remove = useCommand(removePasskey)
  return (
    <ul className="devices lines mb-6">
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id} className="device">
          <span>
            <span className="device-name">{name}</span>
            <span className="block text-sm text-soft">
              added <Moment isWithin at={createdAt} />
              {lastUsedAt !== null && (
                <>
                  , last used <Moment isWithin at={lastUsedAt} />
                </>
              )}
            </span>
          </span>
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
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(name)
      }}
    >
      <Notice tone={add.isError ? 'bad' : 'good'}>
        {add.error?.message ?? (add.isSuccess && 'The passkey was added.')}
      </Notice>
      <Field
        label="Name of this device"
        hint="Such as: phone, work laptop"
        value={name}
        required
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" tone="main" className="justify-self-start" busy={add.isPending}>
        Add a passkey
      </Button>
    </form>
  )
}
