import { expect, test } from "vitest";
import { createPlaceLinks, createReviewUri, DEFAULT_REVIEW_URL_TEMPLATE } from "./place-links.ts";

const bakery = { id: "osm-n-1", location: { latitude: 43.2412, longitude: 6.8137 }, name: "Pain & Cie" };

test("reviews are written on the page of the place in Mangrove by default [S3-058]", () => {
  const { writeAReviewUri = "" } = createPlaceLinks("https://a.example", bakery, DEFAULT_REVIEW_URL_TEMPLATE);
  const subject = new URL(writeAReviewUri).searchParams.get("sub") ?? "";
  expect(new URL(writeAReviewUri).origin).toBe("https://mangrove.reviews");
  expect(subject).toBe("geo:43.2412,6.8137?q=Pain%20%26%20Cie&u=30");
  expect(new URL(subject).searchParams.get("q")).toBe("Pain & Cie");
});

test("a template of the operator gets the values of the place, and other braces stay", () => {
  expect(createReviewUri("https://b.example/{id}?n={name}&at={latitude},{longitude}&x={other}", bakery)).toBe(
    "https://b.example/osm-n-1?n=Pain%20%26%20Cie&at=43.2412,6.8137&x={other}",
  );
});

test("without a template a place has no address for writing a review", () => {
  expect(createPlaceLinks("https://a.example", bakery)).not.toHaveProperty("writeAReviewUri");
});
