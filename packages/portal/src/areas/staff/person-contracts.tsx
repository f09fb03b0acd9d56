import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contract } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import {
  Card,
  DescriptionList,
  Disclosure,
  MenuButton,
  type MenuSection,
  Skeleton,
  Stack,
  Status,
} from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useAnnounceMade } from '#patterns/made/use-announce-made.ts'
import { CreateButton } from '#patterns/resource-screen/create-button.tsx'
import { definitionOf } from '#patterns/resource-screen/definition-of.ts'
import { OpenedPart, type Opened } from '#patterns/resource-screen/opened-part.tsx'
import { useNamedDefinition } from '#patterns/resource-screen/use-named-definition.ts'
import { useRowMenu } from '#patterns/resource-screen/use-row-menu.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { contractProperties, contractScreen } from './contract-properties.ts'
import { personColumn, personOf } from './person-property.tsx'

interface PersonContractsProps {
  id: string
  /** The person's data show the version in force. */
  onChanged: () => void
}

/** The versions of a person's contract, newest first, with their acts and history. */
export function PersonContracts({ id, onChanged }: PersonContractsProps) {
  const { t } = useTranslation(['workdays', 'menu'])
  const say = useGroupWords('workdays:contracts')
  const [given] = useState(() => definitionFor(id))
  const definition = useNamedDefinition(given, say)
  const { index } = useFamily(contractScreen.resource.family)
  const list = useData(index, [{ employeeId: id, sort: '-startsOn', perPage: 100 }])
  const [opened, setOpened] = useState<Opened<Contract>>()
  const announce = useAnnounceMade()
  const menu = useRowMenu(definition, say, { onOpen: setOpened, onStale: list.refresh })
  const close = () => {
    setOpened(undefined)
    onChanged()
  }
  return (
    <Disclosure title={t('menu:screens.contracts')} defaultExpanded>
      <Stack space="md">
        {list.data === undefined ? (
          list.error === undefined ? (
            <Skeleton lines={6} />
          ) : (
            <FailureState error={list.error} onRetry={list.refresh} />
          )
        ) : (
          <Versions versions={list.data.data} menu={menu} />
        )}
        <CreateButton definition={definition} label={say('create')} onOpen={setOpened} />
      </Stack>
      <OpenedPart
        definition={definition}
        opened={opened}
        say={say}
        onClose={close}
        onMade={(row) => announce(definition.label(row))}
      />
    </Disclosure>
  )
}

/** A form opened here belongs to this person, and so does its draft. */
const definitionFor = (id: string) =>
  definitionOf({
    ...contractScreen,
    draft: `contracts.of.${id}`,
    properties: [personColumn, personOf(id), ...contractProperties],
  })

interface VersionsProps {
  versions: readonly Contract[]
  menu: ((row: Contract) => readonly MenuSection[]) | undefined
}

function Versions({ versions, menu }: VersionsProps) {
  const { t } = useTranslation('workdays')
  if (versions.length === 0) return <p>{t('contracts.none')}</p>
  return versions.map((version) => <Version key={version.id} version={version} menu={menu} />)
}

const tones = { past: 'neutral', current: 'success', planned: 'info' } as const

function Version({ version, menu }: { version: Contract; menu: VersionsProps['menu'] }) {
  const { t } = useTranslation(['workdays', 'staff'])
  const { startsOn: from, endsOn: to, state, note } = version
  const since = state === 'planned' ? 'staff:employees.from' : 'staff:employees.since'
  return (
    <Card
      level={4}
      title={to === null ? t(since, { from }) : t('staff:employees.period', { from, to })}
      actions={
        menu === undefined ? undefined : (
          <MenuButton
            icon="more"
            isIconOnly
            size="sm"
            label={t('contracts.acts', { from })}
            sections={menu(version)}
          />
        )
      }
    >
      <Stack space="sm">
        <Status tone={tones[state]}>{t(`contracts.states.${state}`)}</Status>
        <Terms version={version} />
        {note === '' ? null : <p>{note}</p>}
      </Stack>
    </Card>
  )
}

function Terms({ version }: { version: Contract }) {
  const { t } = useTranslation('workdays')
  const { kind, weeklyMinutes, partTime, agreement, workCenter } = version
  return (
    <DescriptionList
      items={[
        { term: t('contracts.kind'), value: t(`contracts.kinds.${kind}`) },
        { term: t('contracts.weeklyMinutes'), value: hoursFace(weeklyMinutes) },
        {
          term: t('contracts.workingTime'),
          value: t(partTime ? 'contracts.partTime' : 'contracts.fullTime'),
        },
        { term: t('contracts.agreement'), value: agreement === '' ? '—' : agreement },
        { term: t('contracts.workCenter'), value: workCenter.name },
        { term: t('centers.timeZone'), value: workCenter.timeZone },
      ]}
    />
  )
}
