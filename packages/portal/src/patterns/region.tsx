import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Stack } from '@portal/ui-kit'

interface RegionProps {
  /** Replaces failed content. Defaults to a message with a retry button. */
  fallback?: ReactNode
  children: ReactNode
}

/** An error boundary for a part of the frame: menu, bar and page fail independently (SHE-12). */
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
