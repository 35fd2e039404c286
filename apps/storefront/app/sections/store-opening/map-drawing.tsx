import { citiesIn, drawn, heightOf, linesIn, type City, type MapView, type Place } from './map-view.ts';

/** The coast and nothing that anybody disputes: land, a grid of degrees, cities by name. Drawn once, and seen from near or far. */
export function MapDrawing({ view, point, cities }: { view: MapView; point: Place | null; cities: readonly City[] }) {
  const { lng, lat, width } = view;
  const height = heightOf(view);
  const [left, top] = [lng - width / 2, -lat - height / 2];
  // Sizes are parts of what is seen, so that they look alike from near and far.
  const unit = width / 100;
  return (
    <svg aria-hidden viewBox={`${left} ${top} ${width} ${height}`} className="block w-full" direction="ltr">
      {/* The drawing reaches farther south than what can be chosen: its own edges are 85 north and 60 south. */}
      <image href="/map-land.svg" x={drawn.west} y={-drawn.north} width={370} height={145} preserveAspectRatio="none" />
      <g stroke="currentColor" strokeOpacity={0.18} strokeWidth={unit / 8}>
        {linesIn(lng, width).map((x) => (
          <line key={`x${x}`} x1={x} x2={x} y1={top} y2={top + height} />
        ))}
        {linesIn(lat, height).map((y) => (
          <line key={`y${y}`} x1={left} x2={left + width} y1={-y} y2={-y} />
        ))}
      </g>
      <g fill="currentColor" fontSize={unit * 2.2}>
        {citiesIn(view, cities).map((city) => (
          <g key={city.name}>
            <circle cx={city.lng} cy={-city.lat} r={unit / 2} />
            <text x={city.lng + unit} y={-city.lat + unit * 0.7}>
              {city.name}
            </text>
          </g>
        ))}
      </g>
      <path
        d={`M${lng - unit * 2} ${-lat}h${unit * 4}M${lng} ${-lat - unit * 2}v${unit * 4}`}
        stroke="currentColor"
        strokeWidth={unit / 4}
        strokeOpacity={0.6}
      />
      {point ? (
        <circle
          cx={point.lng}
          cy={-point.lat}
          r={unit * 1.4}
          className="fill-seal"
          fillOpacity={0.85}
          stroke="white"
          strokeWidth={unit / 3}
        />
      ) : null}
    </svg>
  );
}
