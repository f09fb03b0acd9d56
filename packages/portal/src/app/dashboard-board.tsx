import { Board } from '#patterns/dashboard/board.tsx'
import type { AreaDashboard } from '#patterns/dashboard/part.ts'

// An area, or a family of it, brings its part by the file alone: nothing else names it.
const areas = Object.values(
  import.meta.glob<AreaDashboard>(['../areas/*/dashboard.ts', '../areas/*/*.dashboard.ts'], {
    eager: true,
    import: 'dashboard',
  }),
)

/** The dashboard with what every area brings. It comes after its screen. */
export const DashboardBoard = () => <Board areas={areas} />
