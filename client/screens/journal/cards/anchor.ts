/** The id of an entry's heading, which takes the focus when another entry disappears. */
export function anchorOf(id: string): string {
  return `entry-${id}`;
}
