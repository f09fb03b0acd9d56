import { useTranslation } from 'react-i18next'
import type { TeleworkVersion } from '@portal/sdk'
import { Alert, Card, DescriptionList, Disclosure, Inline, Stack, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { TeleworkActs } from './telework-acts.tsx'
import { TeleworkContentsList, usePeriod } from './telework-contents.tsx'
import { teleworkFields, teleworkTones, usePattern } from './telework-words.ts'

/** Every version of an agreement, newest first. */
export function TeleworkVersions({
  versions,
  level,
}: {
  versions: readonly TeleworkVersion[]
  level: 2 | 3
}) {
  return (
    <Stack space="lg">
      {versions.map((version) => (
        <TeleworkVersionCard key={version.id} version={version} level={level} />
      ))}
    </Stack>
  )
}

/** A version: its state, actions, contents and history. */
function TeleworkVersionCard({ version, level }: { version: TeleworkVersion; level: 2 | 3 }) {
  const { t } = useTranslation('telework')
  const [pattern, period] = [usePattern(), usePeriod()]
  const { number, state, lastsUntil, endsOn, missing } = version
  const fields = teleworkFields.filter((field) => missing.includes(field))
  return (
    <Card title={t('version.title', { number })} description={period(version)} level={level}>
      <Stack space="md">
        <Inline>
          <Status tone={teleworkTones[state]}>{t(`states.${state}`)}</Status>
          <TeleworkActs version={version} />
        </Inline>
        {fields.length === 0 ? null : (
          <Alert tone="warning" isSilent>
            {t('version.missing', { fields: fields.map((field) => t(`letters.${field}`)).join(' · ') })}
          </Alert>
        )}
        <DescriptionList
          items={[
            { term: t('people.pattern'), value: pattern(version) },
            ...(lastsUntil === endsOn || lastsUntil === null
              ? []
              : [{ term: t('version.last'), value: lastsUntil }]),
          ]}
        />
        <Disclosure
          title={t('version.contents')}
          level={level === 2 ? 3 : 4}
          defaultExpanded={version.canAnswer}
        >
          <TeleworkContentsList version={version} />
        </Disclosure>
        <Disclosure title={t('version.history')} level={level === 2 ? 3 : 4}>
          <History version={version} />
        </Disclosure>
      </Stack>
    </Card>
  )
}

function History({ version: { acts, hash } }: { version: TeleworkVersion }) {
  const { t } = useTranslation('telework')
  const format = useFormat()
  if (acts.length === 0) return <p>{t('version.noHistory')}</p>
  return (
    <Stack space="sm">
      <Stack as="ul" space="sm">
        {acts.map(({ act, at, by, reason }) => (
          <li key={`${at}:${act}`}>
            <strong>{t(`version.acts.${act}`)}</strong> · {format.dateTime(at)} · {by.displayName}
            {reason === null ? null : <p>{reason}</p>}
          </li>
        ))}
      </Stack>
      <DescriptionList items={[{ term: t('version.hash'), value: <code>{hash.slice(0, 16)}…</code> }]} />
    </Stack>
  )
}
