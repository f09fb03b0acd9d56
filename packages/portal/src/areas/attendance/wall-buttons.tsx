import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'
import { useFullscreen, useWall } from '#patterns/use-wall.ts'

/**
 * Enters and leaves the wall display. A button, because browsers require a user gesture again after a reload.
 */
export function WallButtons() {
  const { t } = useTranslation('attendance')
  const { isWall, enter, leave } = useWall()
  const { isFilled, isAllowed, fill } = useFullscreen()
  return (
    <>
      {isWall && isAllowed && !isFilled ? (
        <Button icon="fullscreen" onPress={() => void fill()}>
          {t('agents.fullscreen')}
        </Button>
      ) : null}
      {/* The same element, so that it keeps the focus. */}
      <Button icon={isWall ? 'x' : 'monitor'} onPress={isWall ? leave : enter}>
        {t(isWall ? 'agents.leaveBoard' : 'agents.board')}
      </Button>
    </>
  )
}
