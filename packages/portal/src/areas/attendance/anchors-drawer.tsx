import { useTranslation } from 'react-i18next'
import type { RecordKey, TimeAnchor } from '@portal/sdk'
import { timeAnchors } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, DescriptionList, Drawer, Inline, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { saveFile } from '#patterns/save-file.ts'
import { useDownload } from '#patterns/use-download.ts'

/**
 * The evidence of the record: the last daily anchor and the public key, both to be stored elsewhere (FIC-13).
 */
export function AnchorsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('proof')
  const family = useFamily(timeAnchors)
  const list = useData(family.index, [{ perPage: 1 }])
  const keys = useData(family.keys, [])
  const failed = list.error === undefined ? keys : list
  const known = keys.data
  return (
    <Drawer
      title={t('anchors.title')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={known === undefined ? undefined : <Downloads keys={known} />}
    >
      <Stack space="lg">
        <p>{t('anchors.text')}</p>
        {known === undefined || list.data === undefined ? (
          <Missing {...failed} />
        ) : (
          <AnchorFacts anchor={list.data.data[0]} keys={known} />
        )}
        <p>{t('anchors.verify')}</p>
        <code>npx @portal/sdk verify registro.zip --key public-key.pem --anchors anchors.json</code>
      </Stack>
    </Drawer>
  )
}

/** The loading or error state. */
function Missing({ error, refresh }: { error: unknown; refresh: () => void }) {
  return error === undefined ? <Skeleton lines={4} /> : <FailureState error={error} onRetry={refresh} />
}

function Downloads({ keys }: { keys: readonly RecordKey[] }) {
  const { t } = useTranslation('proof')
  const { file } = useFamily(timeAnchors)
  const { start, isPending } = useDownload()
  return (
    <Inline justify="end">
      <Button icon="download" onPress={() => saveKeys(keys)}>
        {t('anchors.key')}
      </Button>
      <Button
        tone="primary"
        icon="download"
        isPending={isPending}
        onPress={() => void start((options) => file(options))}
      >
        {t('anchors.download')}
      </Button>
    </Inline>
  )
}

/** The current key first, then the keys of older anchors. */
const saveKeys = (keys: readonly RecordKey[]) =>
  saveFile('public-key.pem', new Blob(keys.map(({ publicKey }) => publicKey)))

function AnchorFacts({ anchor, keys }: { anchor: TimeAnchor | undefined; keys: readonly RecordKey[] }) {
  const { t } = useTranslation('proof')
  const format = useFormat()
  const current = keys.find(({ isCurrent }) => isCurrent)
  return (
    <DescriptionList
      items={[
        { term: t('anchors.day'), value: anchor?.day ?? t('anchors.none') },
        ...(anchor === undefined
          ? []
          : [
              { term: t('anchors.entries'), value: format.whole(anchor.entries) },
              { term: t('anchors.people'), value: format.whole(anchor.people) },
              { term: t('anchors.hash'), value: <code>{anchor.hash}</code> },
            ]),
        { term: t('anchors.keyId'), value: <code>{current?.id}</code> },
      ]}
    />
  )
}
