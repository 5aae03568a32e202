/** The screens beside the way from the table to the payments: a file of their own, so that the first load is light. */
export { Deal } from './deal.tsx';
export { Games } from './games.tsx';
export { Penalty } from './penalty.tsx';
export { Rules } from './rules.tsx';
export { Seats } from './seats.tsx';
export { Settings } from './settings.tsx';
export { Share } from './share.tsx';
export { Sheet } from './sheet.tsx';
export { Watch } from './watch.tsx';
export { OptionsForm } from '../parts/options-form.tsx';
export { ChangePreview } from '../parts/change-preview.tsx';
export { Correction } from '../parts/correction.tsx';
