import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Stack } from '@portal/ui-kit'

interface RegionProps {
  /** Stands in its place after a failure; what failed and a way to try again when left out. */
  fallback?: ReactNode
  children: ReactNode
}

/** A part of the frame that may fail alone: the menu, the bar and the page leave each other standing (SHE-12). */
export class Region extends Component<RegionProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    if (!this.state.hasFailed) return children
    return fallback === undefined ? (
      <RegionFailure onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      fallback
    )
  }
}

function RegionFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('general')
  return (
    <div role="alert">
      <Stack space="xs" align="start">
        <p>{t('failure.title')}</p>
        <Button size="sm" icon="refresh" onPress={onRetry}>
          {t('actions.retry')}
        </Button>
      </Stack>
    </div>
  )
}
