// Define the order of the layers before any other style.
import './css/layers.css.ts'
import './css/reset.css.ts'
import './themes/base.css.ts'
import './themes/light.css.ts'
import './themes/dark.css.ts'
import './css/print.css.ts'
import '@fontsource-variable/source-sans-3/wght.css'

export { KitProvider, type KitProviderProps } from './provider/kit-provider.tsx'
export { kitLanguages, loadWords, type KitLanguage } from './words/words.ts'
export { loadLateParts } from './private/late.ts'
export { whenIdle } from './private/when-idle.ts'
export { leadFocus, type FocusGoal } from './private/lead-focus.ts'
export { formatBytes, formatNumber } from './words/format.ts'
export { applyTheme, themes, type Theme } from './themes/theme.ts'
export { vars, density } from './themes/contract.css.ts'
export { breakpoints, type Breakpoint } from './tokens/breakpoints.ts'
export { type Density } from './tokens/scale.ts'
export { type Tone } from './private/tone.ts'
export { type Option } from './private/option.ts'
export { loadIcons, type IconId } from './icons/icons.ts'
export { Icon, type IconProps } from './components/icon/icon.tsx'

export { type Align, type Space } from './layouts/space.ts'
export { Stack, type StackProps } from './layouts/stack/stack.tsx'
export { Inline, type InlineProps } from './layouts/inline/inline.tsx'
export { Columns, type ColumnsProps } from './layouts/columns/columns.tsx'
export { Spread, type SpreadProps } from './layouts/spread/spread.tsx'
export { Page, type PageProps } from './layouts/page/page.tsx'
export { PageHeader, type PageHeaderProps } from './layouts/page-header/page-header.tsx'
export { Card, type CardProps } from './layouts/card/card.tsx'
export { VisuallyHidden } from './layouts/visually-hidden/visually-hidden.tsx'

export { Button, type ButtonProps, type ButtonSize, type ButtonTone } from './components/button/button.tsx'
export { LinkButton, type LinkButtonProps } from './components/button/link-button.tsx'
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx'
export { Link, type LinkProps } from './components/link/link.tsx'
export { MenuButton, type MenuButtonProps } from './components/menu-button/menu-button.tsx'
export { type MenuEntry, type MenuSection } from './components/menu-button/menu-list.tsx'

export { Form, type FormProps } from './components/form/form.tsx'
export { type ValidationErrors } from './components/form/shown-errors.ts'
export { readForm, type FormValue, type FormValues } from './components/form/read-form.ts'
export { type FieldProps } from './private/field/field.tsx'
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx'
export { PasswordField, type PasswordFieldProps } from './components/password-field/password-field.tsx'
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx'
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx'
export { Select, type SelectProps } from './components/select/select.tsx'
export { ComboBox, type ComboBoxProps } from './components/combo-box/combo-box.tsx'
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './components/checkbox-group/checkbox-group.tsx'
export { RadioGroup, type RadioGroupProps } from './components/radio-group/radio-group.tsx'
export { Slider, type SliderProps } from './components/slider/slider.tsx'
export { Switch, type SwitchProps } from './components/switch/switch.tsx'
export { SearchField, type SearchFieldProps } from './components/search-field/search-field.tsx'
export { FileUpload, type FileUploadProps } from './components/file-upload/file-upload.tsx'
export { type SendFile } from './components/file-upload/use-uploads.ts'

export { Dialog, type DialogProps } from './components/dialog/dialog.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/confirm-dialog.tsx'
export { Drawer, type DrawerProps } from './components/drawer/drawer.tsx'
export { Popover, type PopoverProps } from './components/popover/popover.tsx'
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx'
export { toast } from './components/toast/toast-queue.ts'
export { type ToastContent, type ToastOptions } from './components/toast/toast-content.ts'

export { Tabs, type TabItem, type TabsProps } from './components/tabs/tabs.tsx'
export { Disclosure, type DisclosureProps } from './components/disclosure/disclosure.tsx'
export { Breadcrumbs, type Crumb } from './components/breadcrumbs/breadcrumbs.tsx'
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx'
export { pageSizes, type PageSize } from './components/pagination/pages.ts'

export { Badge, Status, type BadgeProps, type StatusProps } from './components/badge/badge.tsx'
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx'
export { Stat, type StatProps } from './components/stat/stat.tsx'
export { Tile, type TileProps } from './components/tile/tile.tsx'
export { LinkList, type LinkListItem, type LinkListProps } from './components/link-list/link-list.tsx'
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './components/description-list/description-list.tsx'

export { Alert, type AlertProps } from './components/alert/alert.tsx'
export { Progress, type ProgressProps } from './components/progress/progress.tsx'
export { Meter, type MeterProps } from './components/meter/meter.tsx'
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx'
export { EmptyState, type EmptyKind, type EmptyStateProps } from './components/empty-state/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx'
export {
  OfflineBanner,
  useOnline,
  type OfflineBannerProps,
} from './components/offline-banner/offline-banner.tsx'
export { LoadingOverlay, type LoadingOverlayProps } from './components/loading-overlay/loading-overlay.tsx'

export { DataTable } from './components/data-table/data-table.tsx'
export type { DataTableProps } from './components/data-table/data-table-props.ts'
export { type Column } from './components/data-table/column.ts'
export { type Sort } from './components/data-table/sort.ts'
export { type FreshRow } from './components/data-table/use-fresh-row.ts'

export { AppLayout } from './layouts/app-layout/app-layout.tsx'
export { type AppLayoutProps, type NavState } from './layouts/app-layout/app-layout-props.ts'
export { NavMenu, type NavMenuProps } from './layouts/nav-menu/nav-menu.tsx'
export { type NavGroup, type NavItem } from './layouts/nav-menu/nav-items.ts'
export { Topbar, type TopbarProps } from './layouts/topbar/topbar.tsx'
export { SessionPrompt, type SessionPromptProps } from './components/session-prompt/session-prompt.tsx'

export { Sparkline, type SparklineProps } from './charts/sparkline/sparkline.tsx'
export { type ChartProps } from './charts/chart-frame/chart-props.ts'
export { Bars, type BarsProps } from './charts/bars/bars.tsx'
export type { BarsArrangement } from './charts/bars/bars-arrangement.ts'
export { type BarSeries } from './charts/bars/bars-table.ts'

export { CommandPalette, type CommandPaletteProps } from './components/command-palette/command-palette.tsx'
export { type Command, type CommandGroup, type CommandSource } from './components/command-palette/command.ts'
export { useShortcut } from './components/command-palette/use-shortcut.ts'
export { shortcutKeys, type Shortcut } from './components/command-palette/shortcut.ts'
export { EditGrid, type EditGridProps } from './components/edit-grid/edit-grid.tsx'
export { type EditGridCell, type EditGridRow } from './components/edit-grid/edit-grid-row.ts'
export {
  PermissionMatrix,
  type PermissionMatrixProps,
} from './components/permission-matrix/permission-matrix.tsx'
export {
  permissionDiff,
  type MatrixArea,
  type MatrixColumn,
  type MatrixRow,
  type Origins,
  type PermissionDiff,
} from './components/permission-matrix/matrix.ts'

export { Calendar, type CalendarProps } from './components/calendar/calendar.tsx'
export { DateField, type DateFieldProps } from './components/date-picker/date-field.tsx'
export { DatePicker, type DatePickerProps } from './components/date-picker/date-picker.tsx'
export { type DateProps } from './components/date-picker/date-behaviour.ts'
export { DateRangePicker } from './components/date-range-picker/date-range-picker.tsx'
export { type DateRangePickerProps } from './components/date-range-picker/range-behaviour.ts'
export { type DateRange } from './private/dates/iso-date.ts'
export { presetIds, presetRange, type PresetId } from './private/dates/presets.ts'
export { MultiSelect, type MultiSelectProps } from './components/multi-select/multi-select.tsx'
export { TransferList, type TransferListProps } from './components/transfer-list/transfer-list.tsx'
export { TimeSeries, type TimeSeriesProps } from './charts/time-series/time-series.tsx'
export { type TimeSeriesLine } from './charts/time-series/lines.ts'
export { Scatter, type ScatterProps } from './charts/scatter/scatter.tsx'
export { type Cluster, type ScatterAxis } from './charts/scatter/groups.ts'
export { Lanes, type LanesProps } from './charts/lanes/lanes.tsx'
export type {
  Lane,
  LaneFindings,
  LaneKind,
  LaneLook,
  LaneMark,
  LaneSpan,
} from './charts/lanes/lane.ts'
export { HeatMap, type HeatMapProps } from './charts/heat-map/heat-map.tsx'
export { type HeatMapAxis, type HeatMapItem } from './charts/heat-map/grid.ts'
export { StateGraph } from './charts/state-graph/state-graph.tsx'
export type { StateGraphProps, StateGraphWords } from './charts/state-graph/state-graph-props.ts'
export { type GraphState, type GraphWay } from './charts/state-graph/graph-layout.ts'

export { type DayKind, type DayPattern } from './private/dates/day-kind.ts'
export { MonthCalendar, type MonthCalendarProps } from './components/month-calendar/month-calendar.tsx'
export { YearPlanner, type YearPlannerProps } from './components/year-planner/year-planner.tsx'
export { type DayDetail, type PlannerMark } from './components/year-planner/marks.ts'
export {
  TeamPlanner,
  type OpenedCell,
  type TeamPlannerProps,
} from './components/team-planner/team-planner.tsx'
export { type PlannerRange } from './components/team-planner/cell-range.ts'
export { type PlannerEditing } from './components/team-planner/use-cell-editing.ts'
export { type PlannerBar } from './components/team-planner/place-bars.ts'
export { type PlannerRow, type PlannerStatus } from './components/team-planner/team-row.tsx'
export { Timer, type TimerProps } from './components/timer/timer.tsx'
export { type ClockSpan } from './components/timer/elapsed.ts'
export { Countdown, type CountdownProps } from './components/countdown/countdown.tsx'
export { KanbanBoard, type KanbanBoardProps } from './components/kanban-board/kanban-board.tsx'
export {
  moveCard,
  type BoardCard,
  type BoardColumn,
  type BoardMove,
} from './components/kanban-board/board.ts'
export { Steps, type StepsProps } from './components/steps/steps.tsx'
export { type StepItem, type StepState } from './components/steps/step-state.ts'
export { Wizard, type WizardProps, type WizardStep } from './components/steps/wizard.tsx'
export { type StepAnswer } from './components/steps/use-wizard.ts'
export { Tree, type TreeProps } from './components/tree/tree.tsx'
export { type TreeNode } from './components/tree/tree-nodes.ts'
export { useFilterTexts } from './components/filter-bar/use-filter-texts.ts'
export { FilterBar, type FilterBarProps } from './components/filter-bar/filter-bar.tsx'
export {
  type DateFilter,
  type Filter,
  type FilterValues,
  type NumberFilter,
  type OptionFilter,
  type TextFilter,
  type YesNoFilter,
} from './components/filter-bar/filter.ts'
export {
  isFilterValue,
  knownFilters,
  readMany,
  readRange,
  writeMany,
  writeRange,
  type RangeText,
} from './components/filter-bar/filter-value.ts'
export { OrgChart, type OrgChartProps, type OrgView } from './components/org-chart/org-chart.tsx'
export { type OrgPerson } from './components/org-chart/people.ts'
export { ColumnChooser, type ColumnChooserProps } from './components/column-chooser/column-chooser.tsx'
export { type ChooserColumn } from './components/column-chooser/places.tsx'
export {
  completeLayout,
  defaultLayout,
  isSameLayout,
  type ColumnLayout,
  type ColumnPin,
  type ColumnPlace,
} from './components/column-chooser/column-layout.ts'
export { OrderList, type OrderListProps } from './components/order-list/order-list.tsx'
export { type OrderLine } from './components/order-list/order-item.tsx'
export { BulkBar, type BulkBarProps } from './components/bulk-bar/bulk-bar.tsx'
export { type BulkRun } from './components/bulk-bar/bulk-run.tsx'
export { SavedViews, type SavedViewsProps } from './components/saved-views/saved-views.tsx'
export { type SavedView, type ViewDraft } from './components/saved-views/view.ts'
export { ExportMenu, type ExportMenuProps, type ExportScope } from './components/export-menu/export-menu.tsx'
export { type ExportFormat, type ExportRun } from './components/export-menu/export-state.tsx'
export {
  NotificationCentre,
  type NotificationCentreProps,
} from './components/notification-centre/notification-centre.tsx'
export {
  NotificationList,
  type NotificationListProps,
} from './components/notification-centre/notification-list.tsx'
export { type Notice, type NoticeKind } from './components/notification-centre/notice.ts'
export {
  RepeatedSection,
  type RepeatedItem,
  type RepeatedSectionProps,
} from './components/repeated-section/repeated-section.tsx'
export { rules, type Rule, type RuleField } from './forms/rules.ts'
export {
  useFormAction,
  type FormAction,
  type FormActionOptions,
  type FormRefusal,
} from './forms/use-form-action.ts'
export { keptValuesOf, type KeptValues } from './forms/kept-values.ts'
export { Restored, useRestoredRows, type RestoredProps } from './forms/restored.tsx'
export { useUnsavedGuard } from './forms/use-unsaved-guard.ts'
export { UnsavedPrompt, type UnsavedPromptProps } from './forms/unsaved-prompt.tsx'
export { PdfView, type PdfViewProps } from './components/pdf-view/pdf-view.tsx'
export { Chat, type ChatProps } from './components/chat/chat.tsx'
export {
  type ChatAttachment,
  type ChatMessage,
  type ChatPerson,
  type Presence,
} from './components/chat/chat-lines.ts'
export { TagInput, type TagInputProps } from './components/tag-input/tag-input.tsx'
export { type TagRule } from './components/tag-input/tags.ts'
