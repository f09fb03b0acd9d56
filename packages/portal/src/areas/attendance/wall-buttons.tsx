import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'
import { useFullscreen, useWall } from '#patterns/use-wall.ts'

/** Puts the screen on a wall and takes it off; what a browser lets nobody do by themselves after a reload is a button. */
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
      {/* The same button, so that who pressed it stays on it. */}
      <Button icon={isWall ? 'x' : 'monitor'} onPress={isWall ? leave : enter}>
        {t(isWall ? 'agents.leaveBoard' : 'agents.board')}
      </Button>
    </>
  )
}
