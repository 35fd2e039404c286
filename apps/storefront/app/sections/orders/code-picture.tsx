/** A code to be scanned; always dark on white, or no camera reads it. */
export function CodePicture({ path, label }: { path: string; label: string }) {
  return (
    <svg viewBox="0 0 29 29" role="img" aria-label={label} className="size-36 shrink-0 rounded-2 bg-white" shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}
