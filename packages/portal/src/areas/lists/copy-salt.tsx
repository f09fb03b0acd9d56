import { useTranslation } from 'react-i18next'
import type { NewBlacklistCopy } from '@portal/sdk'
import { Button, DescriptionList, Drawer, Stack } from '@portal/ui-kit'

/** The salt of a new copy, shown once: it is sent to the partner separately from the file. */
export function CopySalt({ copy, onClose }: { copy: NewBlacklistCopy; onClose: () => void }) {
  const { t } = useTranslation('blacklists')
  return (
    <Drawer
      title={t('copies.made')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <Button tone="primary" onPress={onClose}>
          {t('copies.done')}
        </Button>
      }
    >
      <Stack space="md">
        <p>{t('copies.saltText')}</p>
        <DescriptionList
          items={[
            { term: t('copies.partner'), value: copy.partner },
            { term: t('copies.salt'), value: <code>{copy.salt}</code> },
          ]}
        />
      </Stack>
    </Drawer>
  )
}
