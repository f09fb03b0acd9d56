import { Board } from '#patterns/dashboard/board.tsx'
import type { AreaDashboard } from '#patterns/dashboard/part.ts'

// Areas and families contribute parts by file name alone.
const areas = Object.values(
  import.meta.glob<AreaDashboard>(['../areas/*/dashboard.ts', '../areas/*/*.dashboard.ts'], {
    eager: true,
    import: 'dashboard',
  }),
)

/** The dashboard with the parts of every area. It loads after its screen. */
export const DashboardBoard = () => <Board areas={areas} />
