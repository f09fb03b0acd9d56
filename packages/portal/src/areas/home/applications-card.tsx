import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnApplication } from '@portal/sdk'
import { Button, Card, Dialog, Icon, Inline, Link, Stack } from '@portal/ui-kit'
import { useNameOf } from '#patterns/use-name-of.ts'

/** The person's applications: opened in a tab, or in a frame above the page. */
export function ApplicationsCard({ applications }: { applications: readonly OwnApplication[] }) {
  const { t } = useTranslation('home')
  const [framed, setFramed] = useState<OwnApplication>()
  const nameOf = useNameOf()
  return (
    <Card title={t('applications.title')}>
      <Inline space="xl">
        {applications.map((one) => (
          <Inline key={one.id} noWrap>
            <Icon id={one.icon} />
            {one.mode === 'tab' ? (
              <Link href={one.url} isExternal>
                {nameOf(one)}
              </Link>
            ) : (
              <Button tone="quiet" size="sm" onPress={() => setFramed(one)}>
                {nameOf(one)}
              </Button>
            )}
          </Inline>
        ))}
      </Inline>
      {framed === undefined ? null : (
        <Dialog
          title={nameOf(framed)}
          size="lg"
          isOpen
          onOpenChange={(isOpen) => (isOpen ? undefined : setFramed(undefined))}
        >
          <Stack space="sm">
            <Link href={framed.url} isExternal>
              {t('applications.inTab')}
            </Link>
            <iframe
              title={nameOf(framed)}
              src={framed.url}
              width="100%"
              height="560"
              style={{ border: 'none' }}
              referrerPolicy="no-referrer"
              // The sandbox: it may run with its own storage, but neither navigate this page nor open dialogs.
              sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-downloads"
            />
          </Stack>
        </Dialog>
      )}
    </Card>
  )
}
