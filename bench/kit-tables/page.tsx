/** The page of the bench: mounts one part at a time and measures the time until it is painted. */
import '@portal/ui-kit/styles.css'
import { useEffect, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { applyTheme, KitProvider, type Theme } from '@portal/ui-kit'
import { AntTable } from './ant-table.tsx'
import { AriaTable } from './aria-table.tsx'
import { KitTable } from './kit-table.tsx'
import { MantineTable } from './mantine-table.tsx'
import { parts } from './parts.tsx'
import { rowsFrom, type TableProps } from './rows.ts'

const tables = { kit: KitTable, 'React Aria': AriaTable, Mantine: MantineTable, 'Ant Design': AntTable }

/** The contenders. */
export type TableName = keyof typeof tables

/** The measurements of one scroll through a table, in milliseconds. */
export interface Frames {
  readonly p95: number
  readonly worst: number
}

/** The page's interface to the bench; all times are milliseconds until paint. */
export interface Bench {
  mountTable(name: TableName, count: number, isVirtual: boolean): Promise<number>
  nextPage(): Promise<number>
  select(): Promise<number>
  scroll(): Promise<Frames>
  mountPart(name: keyof typeof parts): Promise<number>
  /** Ticks the middle checkbox of the mounted table. */
  tick(): Promise<number>
  switchTheme(theme: Theme): Promise<number>
  switchLanguage(locale: string): Promise<number>
  unmount(): Promise<void>
}

declare global {
  interface Window {
    bench: Bench
  }
}

let root: Root | undefined
let turn: { setPage: (page: number) => void; setSelected: (selected: Set<string>) => void } | undefined
let setLanguage: ((locale: string) => void) | undefined

window.bench = {
  mountTable: (name, count, isVirtual) => {
    // Create all rows before measuring: in reality they come from a server.
    const pages = isVirtual ? [rowsFrom(0, count)] : [rowsFrom(0, count), rowsFrom(count, count)]
    return timed(() => draw(<Turning Table={tables[name]} pages={pages} isVirtual={isVirtual} />))
  },
  nextPage: () => timed(() => turn?.setPage(1)),
  select: () => timed(() => turn?.setSelected(new Set(['3']))),
  scroll,
  mountPart: (name) => timed(() => draw(parts[name]())),
  tick: () => {
    const boxes = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
    return timed(() => boxes[Math.floor(boxes.length / 2)]?.click())
  },
  switchTheme: (theme) => timed(() => applyTheme(theme)),
  switchLanguage: (locale) => timed(() => setLanguage?.(locale)),
  async unmount() {
    root?.unmount()
    root = undefined
    await painted()
  },
}

function draw(content: ReactNode): void {
  root ??= createRoot(document.getElementById('root') ?? document.body)
  root.render(<Languages>{content}</Languages>)
}

function Languages({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState('es')
  useEffect(() => {
    setLanguage = setLocale
  }, [])
  return <KitProvider locale={locale}>{children}</KitProvider>
}

interface TurningProps extends Pick<TableProps, 'isVirtual'> {
  Table: (props: TableProps) => ReactNode
  pages: readonly TableProps['rows'][]
}

function Turning({ Table, pages, isVirtual }: TurningProps) {
  const [page, setPage] = useState(0)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>())
  useEffect(() => {
    turn = { setPage, setSelected }
  }, [])
  return <Table rows={pages[page] ?? []} selected={selected} onSelect={setSelected} isVirtual={isVirtual} />
}

async function timed(act: () => void): Promise<number> {
  const start = performance.now()
  act()
  await painted()
  return performance.now() - start
}

/** The first task after a frame, when it is painted. Twice, for parts that measure themselves first. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })
}

/** Scrolls the tallest scroll container for 90 frames. */
async function scroll(): Promise<Frames> {
  const boxes = [...document.querySelectorAll<HTMLElement>('*')].filter((one) => {
    const { overflowY } = getComputedStyle(one)
    return one.scrollHeight > one.clientHeight + 500 && /auto|scroll|hidden/.test(overflowY)
  })
  const box = boxes.sort((one, other) => other.scrollHeight - one.scrollHeight)[0]
  if (!box) throw new Error('Nothing on this page can be scrolled')
  const gaps: number[] = []
  let last = await frame()
  for (let at = 0; at < 90; at++) {
    // Ant Design needs a wheel event, because its container hides overflow; the others scroll.
    box.scrollTop += 700
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: 700, bubbles: true, cancelable: true }))
    const now = await frame()
    gaps.push(now - last)
    last = now
  }
  gaps.sort((one, other) => one - other)
  return { p95: gaps[Math.floor(gaps.length * 0.95)] ?? 0, worst: gaps.at(-1) ?? 0 }
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
