import { Card, Columns, Skeleton } from '@portal/ui-kit'

/** The shape of the dashboard while it loads for the first time. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <Columns count="auto">
        {[1, 2, 3, 4].map((card) => (
          <Card key={card}>
            <Skeleton lines={3} />
          </Card>
        ))}
      </Columns>
    </div>
  )
}
